import React, {useEffect, useMemo, useRef, useState} from 'react';
import styles from './styles.module.css';

const STEP = 1.25;
/** In the page a diagram is never larger than it was drawn. */
const FIRST_SCALE = 1.5;

export interface Props {
  readonly svg: string;
  readonly title: string;
  readonly onClose: () => void;
}

/** Ids are unique in a document, and the styles of a diagram go by its id. */
const withIdsOfItsOwn = (svg: string) => {
  const id = /\bid="([^"]+)"/.exec(svg)?.[1];
  return id ? svg.replaceAll(id, `${id}-large`) : svg;
};

const widthOf = (svg: string) => Number(/viewBox="\S+ \S+ (\S+)/.exec(svg)?.[1] ?? 800);

/** A diagram in a dialog that fills the window. It scrolls by keyboard, and can be made larger still. */
export default function Enlarged({svg, title, onClose}: Props): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  const [scale, setScale] = useState(FIRST_SCALE);
  const html = useMemo(() => withIdsOfItsOwn(svg), [svg]);
  useEffect(() => dialog.current?.showModal(), []);

  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={title} onClose={onClose}>
      <form method="dialog" className={styles.bar}>
        <strong>{title}</strong>
        <button type="button" className="button button--secondary button--sm" onClick={() => setScale(scale / STEP)}>
          Smaller
        </button>
        <button type="button" className="button button--secondary button--sm" onClick={() => setScale(scale * STEP)}>
          Larger
        </button>
        <button type="submit" className="button button--primary button--sm">
          Close
        </button>
      </form>
      <div className={styles.scroll} tabIndex={0} role="group" aria-label="Diagram">
        <div className={styles.large} style={{width: scale * widthOf(svg)}} dangerouslySetInnerHTML={{__html: html}} />
      </div>
    </dialog>
  );
}
