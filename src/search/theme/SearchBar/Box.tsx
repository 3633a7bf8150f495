import React, {startTransition, useEffect, useRef, useState, type RefObject} from 'react';
import clsx from 'clsx';
import {useHistory} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import Spinner from '@site/src/components/Spinner';
import {CLOSED} from '../../client/box-api';
import {createBox, type BoxController} from '../../client/box-controller';
import {locationOf} from './Hit';
import {Panel} from './Panel';
import {useDetached} from './use-detached';
import type {SiteSearch} from './use-site-search';
import styles from './box.module.css';

export interface BoxProps {
  readonly site: SiteSearch;
  readonly root: RefObject<HTMLDivElement>;
  readonly input: RefObject<HTMLInputElement>;
  /** Whether the search covers the screen; on a narrow one only. */
  readonly isOpen: boolean;
  onClose(): void;
}

// Inline SVG: for one in a style sheet the browser creates a document, which takes time during a keystroke.
const BUTTONS = [
  {name: translate({message: 'Clear'}), icon: 'm3 3 10 10M13 3 3 13', act: (form: HTMLFormElement) => form.reset()},
  {
    name: translate({message: 'Submit'}),
    icon: 'M2 8h11M8 3l5 5-5 5',
    act: (form: HTMLFormElement) => form.requestSubmit(),
  },
];

/** The interactive part of the search box, loaded on first use. */
export default function Box({site, root, input, isOpen, onClose}: BoxProps): JSX.Element {
  const history = useHistory();
  const panel = useRef<HTMLDivElement>(null);
  const [state, setState] = useState(CLOSED);
  const [controller, setController] = useState<BoxController>();
  const {results, insights} = site;

  useEffect(() => {
    const resultsUrl = (query: string) => results + encodeURIComponent(query);
    const leave = () => {
      input.current?.blur();
      onClose();
    };
    const box = createBox({
      input: input.current!,
      panel: panel.current!,
      insights,
      open(hit) {
        leave();
        box.close();
        history.push(locationOf(hit));
      },
      resultsUrl,
      submit(query) {
        leave();
        history.push(resultsUrl(query));
      },
      leave,
      // The next keystroke need not wait for results; closing is immediate.
      onState: (next) => (next.isOpen ? startTransition(() => setState(next)) : setState(next)),
    });
    startTransition(() => setController(box));
    return () => box.destroy();
  }, [results, history, input, insights, onClose]);

  useEffect(() => {
    document.querySelector('#search-list [aria-selected=true]')?.scrollIntoView({block: 'nearest'});
  }, [state.activeItemId]);

  useDetached(root, isOpen, onClose);

  return (
    <>
      <div className={styles.actions}>
        {state.status === 'stalled' && <Spinner />}
        {state.query !== '' &&
          BUTTONS.map(({name, icon, act}) => (
            <button
              key={name}
              type="button"
              className={clsx('clean-btn', styles.icon)}
              aria-label={name}
              title={name}
              onClick={() => act(input.current!.form!)}
            >
              <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
                <path d={icon} stroke="currentColor" strokeWidth="2" fill="none" />
              </svg>
            </button>
          ))}
        <button type="button" className={clsx('clean-btn', styles.cancel)} onClick={onClose}>
          <Translate>Cancel</Translate>
        </button>
      </div>
      <Panel ref={panel} site={site} controller={controller} state={state} onLeave={onClose} />
    </>
  );
}
