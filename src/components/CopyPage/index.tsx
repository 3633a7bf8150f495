import React, {useState} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {announce} from '../announce';
import styles from './styles.module.css';

type State = 'ready' | 'copied' | 'failed';

const LABELS: Readonly<Record<State, string>> = {
  ready: 'Copy page as Markdown',
  copied: 'Copied',
  failed: 'Could not copy the page',
};

const read = async (address: string): Promise<Blob> => {
  const response = await fetch(address);
  // A host that answers every address with a page of its own does not have the file.
  if (!response.ok || response.headers.get('content-type')?.includes('html')) throw new Error(`no ${address}`);
  return new Blob([await response.text()], {type: 'text/plain'});
};

/** Copies the page's Markdown, which has an address of its own. */
export default function CopyPage(): JSX.Element {
  const {permalink} = useDoc().metadata;
  const [state, setState] = useState<State>('ready');

  const copy = async () => {
    const next = await navigator.clipboard
      // Some browsers let a page write to the clipboard only within the click, so the text is promised to it.
      .write([new ClipboardItem({'text/plain': read(`${permalink}.md`)})])
      .then(
        (): State => 'copied',
        (): State => 'failed',
      );
    setState(next);
    announce(LABELS[next]);
    setTimeout(() => setState('ready'), 2000);
  };

  return (
    <button type="button" className={styles.copy} onClick={() => void copy()}>
      {LABELS[state]}
    </button>
  );
}
