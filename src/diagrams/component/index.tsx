import {useEffect, useRef, useState, type CSSProperties} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import ScrollBox from '@site/src/components/ScrollBox';
import styles from './styles.module.css';

/** What the remark plugin of this folder knows of a diagram; its size in pixels. */
type Props = Readonly<Record<'hash' | 'title' | 'width' | 'height', string>>;

/** Node's own `require`, which only the build calls. */
declare const __non_webpack_require__: NodeRequire;

/** The build writes the drawing into the page, where the browser leaves it. For React it is empty there: it is in no script. */
const written = (file: string): string =>
  ExecutionEnvironment.canUseDOM ? '' : __non_webpack_require__('node:fs').readFileSync(`static${file}`, 'utf8');

const showModal = (dialog: HTMLDialogElement | null) => dialog?.showModal();

const centre = (box: HTMLElement | null) => {
  if (box) box.scrollLeft = (box.scrollWidth - box.clientWidth) / 2;
};

const BUTTON = 'button button--secondary button--sm';

export default function Diagram({hash, title, width, height}: Props): JSX.Element {
  const box = useRef<HTMLDivElement>(null);
  /** What the larger view shows, while it is open. */
  const [large, setLarge] = useState('');
  const [scale, setScale] = useState(1);
  const file = `/diagrams/${hash}.svg`;
  const url = useBaseUrl(file);

  // After a navigation within the site.
  useEffect(() => {
    const element = box.current!;
    if (element.firstChild) return;
    fetch(url)
      .then((response) => (response.ok ? response.text() : Promise.reject()))
      .then(
        (drawing) => (element.innerHTML = drawing),
        () => (element.textContent = title),
      );
  }, [url, title]);

  // Ids are unique: what refers to one means the original.
  const enlarge = () => {
    setScale(1);
    setLarge(box.current!.innerHTML.replace(/ id="[^"]*"/g, ''));
  };

  return (
    <figure className={styles.figure} style={{'--width': width, '--height': height} as CSSProperties}>
      <ScrollBox label={title} className={styles.scroll}>
        <div
          key={hash}
          ref={box}
          className={styles.drawing}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{__html: written(file)}}
        />
      </ScrollBox>
      <button
        type="button"
        className={`clean-btn needs-scripts ${styles.enlarge}`}
        aria-label={translate({message: 'Enlarge: {title}'}, {title})}
        onClick={enlarge}
      >
        <svg viewBox="0 0 16 16" width="16" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
          <path d="M10 2h4v4M6 14H2v-4M14 2 9.5 6.500M2 14l4.500-4.500" />
        </svg>
      </button>
      {large && (
        <dialog ref={showModal} className={styles.dialog} aria-label={title} onClose={() => setLarge('')}>
          <form method="dialog" className={styles.bar}>
            <strong>{title}</strong>
            <button type="button" className={BUTTON} onClick={() => setScale(scale / 1.25)}>
              <Translate>Smaller</Translate>
            </button>
            <button type="button" className={BUTTON} onClick={() => setScale(scale * 1.25)}>
              <Translate>Larger</Translate>
            </button>
            <button type="submit" className="button button--primary button--sm">
              <Translate>Close</Translate>
            </button>
          </form>
          <div
            key={scale}
            ref={centre}
            className={styles.large}
            tabIndex={0}
            role="group"
            aria-label={translate({message: 'Diagram'})}
          >
            <div
              className={styles.drawing}
              style={{'--scale': scale} as CSSProperties}
              dangerouslySetInnerHTML={{__html: large}}
            />
          </div>
        </dialog>
      )}
    </figure>
  );
}
