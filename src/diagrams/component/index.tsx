import React, {useRef, useState} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {useColorMode} from '@docusaurus/theme-common';
import {useMermaidRenderResult} from '@docusaurus/theme-mermaid/client';
import Enlarged from './Enlarged';
import {palette} from './palette';
import styles from './styles.module.css';

export interface Props {
  /** The diagram, in the language of Mermaid. */
  readonly value: string;
  readonly title: string | undefined;
}

function Rendered({value, title = 'Diagram'}: Props): JSX.Element | null {
  const {colorMode} = useColorMode();
  const result = useMermaidRenderResult({text: value, config: palette[colorMode]});
  const button = useRef<HTMLButtonElement>(null);
  const [isLarge, setIsLarge] = useState(false);
  if (!result) return null;
  return (
    <>
      <div className={styles.diagram} dangerouslySetInnerHTML={{__html: result.svg}} />
      <button
        ref={button}
        type="button"
        className={styles.enlarge}
        aria-label={`Enlarge: ${title}`}
        onClick={() => setIsLarge(true)}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M10 2h4v4M6 14H2v-4M14 2 9.5 6.500M2 14l4.500-4.500" />
        </svg>
      </button>
      {isLarge && <Enlarged svg={result.svg} title={title} onClose={() => setIsLarge(false)} />}
    </>
  );
}

/** A diagram in the colours of the page, with a button that shows it as large as the window. */
export default function Diagram(props: Props): JSX.Element {
  return (
    <ErrorBoundary fallback={() => <pre className={styles.source}>{props.value}</pre>}>
      <Rendered {...props} />
    </ErrorBoundary>
  );
}
