import React, {useEffect, useMemo, useRef, useState} from 'react';
import styles from './drawing.module.css';

interface Props {
  readonly svg: string;
  readonly title: string;
  readonly onClose: () => void;
}

const STEP = 1.25;
/** As wide as the window allows, from the size as drawn to one and a half times that. */
const firstScale = (width: number) => Math.min(1.5, Math.max(1, (window.innerWidth - 80) / width));

/** The copy needs another id than the original: ids are unique, and the styles in the SVG select by it. */
const withOwnId = (svg: string) => {
  const id = /\bid="([^"]+)"/.exec(svg)?.[1];
  return id ? svg.replaceAll(id, `${id}-large`) : svg;
};

const widthOf = (svg: string) => Number(/viewBox="\S+ \S+ (\S+)/.exec(svg)?.[1] ?? 800);

export default function Enlarged({svg, title, onClose}: Props): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const width = widthOf(svg);
  const [scale, setScale] = useState(() => firstScale(width));
  const html = useMemo(() => withOwnId(svg), [svg]);
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    const {current} = box;
    if (current) current.scrollLeft = (current.scrollWidth - current.clientWidth) / 2;
  }, [scale]);

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
      <div ref={box} className={styles.scroll} tabIndex={0} role="group" aria-label="Diagram">
        <div className={styles.large} style={{width: scale * width}} dangerouslySetInnerHTML={{__html: html}} />
      </div>
    </dialog>
  );
}
