// Change: the library comes only when a diagram comes near the view, its space is kept free until then, and its description
// stands there; the diagram uses the site's colours and can be enlarged. Ejected: a wrapper would still import the library
// with every page.
import React, {useEffect, useRef} from 'react';
import type {Props as ThemeProps} from '@theme/Mermaid';
import {describe} from '@site/src/diagrams/component/source';
import ScrollBox from '@site/src/components/ScrollBox';
import {useLazyComponent} from '@site/src/lib/use-lazy-component';
import styles from './styles.module.css';

const loadDiagram = () => import(/* webpackChunkName: "diagram" */ '@site/src/diagrams/component');

/** A wide diagram is made smaller up to here, where its text is still readable; then it scrolls. */
const SMALLEST = 0.75;

/** How far below the view a diagram is when its library is asked for: about one window. */
const NEAR = '800px';

interface Props extends ThemeProps {
  /** Its size in pixels; see `src/diagrams/remark-diagram-sizes.ts`. */
  readonly width: number;
  readonly height: number;
}

export default function Mermaid({value, width, height}: Props): JSX.Element {
  const [Diagram, request] = useLazyComponent(loadDiagram);
  const figure = useRef<HTMLElement>(null);
  const {title, description} = describe(value);

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
      <ScrollBox label={title ?? 'Diagram'} className={styles.scroll}>
        <div
          className={styles.space}
          // A long description scrolls in the place of a flat diagram, by keyboard, too.
          {...(!Diagram && {tabIndex: 0, role: 'group', 'aria-label': title ?? 'Diagram'})}
          style={{width: `max(100%, ${width * SMALLEST}px)`, maxWidth: width, aspectRatio: `${width} / ${height}`}}
        >
          {Diagram ? <Diagram value={value} title={title} /> : <Description title={title} description={description} />}
        </div>
      </ScrollBox>
    </figure>
  );
}

function Description({title, description}: ReturnType<typeof describe>): JSX.Element {
  return (
    <p className={styles.description}>
      {title && <strong>{title}</strong>} {description}
    </p>
  );
}
