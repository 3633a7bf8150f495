import React, {useEffect, useRef, type CSSProperties} from 'react';
import ScrollBox from '@site/src/components/ScrollBox';
import {useLazyComponent} from '@site/src/lib/use-lazy-component';
import {accessibleText} from '../accessible-text';
import styles from './figure.module.css';

const loadDrawing = () => import(/* webpackChunkName: "diagram" */ './Drawing');

/** How far below the view a diagram is when its library is requested: about one window. */
const NEAR = '800px';

interface Props {
  /** The diagram, in the language of Mermaid. */
  readonly value: string;
  /** Its size in pixels, which the remark plugin of this folder adds, as attributes. */
  readonly width: string;
  readonly height: string;
}

/** A diagram. Mermaid is loaded when it comes near the view; until then its description stands in the space of its size. */
export default function Diagram({value, width, height}: Props): JSX.Element {
  const [Drawing, request] = useLazyComponent(loadDrawing);
  const figure = useRef<HTMLElement>(null);
  const {title = 'Diagram', description} = accessibleText(value);

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({isIntersecting}) => isIntersecting)) return;
        observer.disconnect();
        request();
      },
      {rootMargin: NEAR},
    );
    observer.observe(figure.current!);
    return () => observer.disconnect();
  }, [request]);

  return (
    <figure ref={figure} className={styles.figure}>
      <ScrollBox label={title} className={styles.scroll}>
        <div
          className={styles.space}
          style={{'--width': width, '--height': height} as CSSProperties}
          {...(!Drawing && {tabIndex: 0, role: 'group', 'aria-label': title})}
        >
          {Drawing ? (
            <Drawing value={value} title={title} />
          ) : (
            <p className={styles.description}>
              <strong>{title}</strong> {description}
            </p>
          )}
        </div>
      </ScrollBox>
    </figure>
  );
}
