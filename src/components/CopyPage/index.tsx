import {useState} from 'react';
import {translate} from '@docusaurus/Translate';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {announce} from '../announce';
import styles from './styles.module.css';

const LABELS = {
  ready: translate({message: 'Copy page as Markdown'}),
  copied: translate({message: 'Copied'}),
  failed: translate({message: 'Could not copy the page'}),
};

const read = async (address: string): Promise<Blob> => {
  const response = await fetch(address);
  // Some hosts answer unknown addresses with status 200 and an HTML page.
  if (!response.ok || response.headers.get('content-type')?.includes('html')) throw new Error(`no ${address}`);
  return new Blob([await response.text()], {type: 'text/plain'});
};

/** A button that copies the page's Markdown, which is at the page's address plus `.md`. */
export default function CopyPage(): JSX.Element {
  const {permalink} = useDoc().metadata;
  const [state, setState] = useState<keyof typeof LABELS>('ready');

  const copy = async () => {
    // Safari lets a page write to the clipboard only within the click, so that it gets a promise of the text.
    const item = new ClipboardItem({'text/plain': read(`${permalink}.md`)});
    const next = await navigator.clipboard.write([item]).then(
      () => 'copied' as const,
      () => 'failed' as const,
    );
    setState(next);
    announce(LABELS[next]);
    setTimeout(() => setState('ready'), 2000);
  };

  return (
    <button type="button" className={`clean-btn needs-scripts ${styles.copy}`} onClick={() => void copy()}>
      {LABELS[state]}
    </button>
  );
}
