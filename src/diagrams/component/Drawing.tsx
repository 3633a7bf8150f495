import React, {useState} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {useColorMode} from '@docusaurus/theme-common';
import {useMermaidRenderResult} from '@docusaurus/theme-mermaid/client';
import Enlarged from './Enlarged';
import {palette} from './palette';
import styles from './drawing.module.css';

interface Props {
  readonly value: string;
  readonly title: string;
}

const Rendered = ({value, title}: Props): JSX.Element | null => {
  const {colorMode} = useColorMode();
  const result = useMermaidRenderResult({text: value, config: palette[colorMode]});
  const [isLarge, setIsLarge] = useState(false);
  if (!result) return null;
  return (
    <>
      <div className={styles.diagram} dangerouslySetInnerHTML={{__html: result.svg}} />
      <button
        type="button"
        className={`needs-scripts ${styles.enlarge}`}
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
};

/** The drawn diagram in the colours of the page, or its source when Mermaid cannot draw it. */
export default function Drawing(props: Props): JSX.Element {
  return (
    <ErrorBoundary fallback={() => <pre className={styles.source}>{props.value}</pre>}>
      <Rendered {...props} />
    </ErrorBoundary>
  );
}
