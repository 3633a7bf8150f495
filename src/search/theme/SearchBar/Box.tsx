import React, {startTransition, useEffect, useRef, useState, type RefObject} from 'react';
import {useHistory} from '@docusaurus/router';
import {CLOSED, createBox, type BoxController} from '../../client/box-controller';
import {Actions} from './Actions';
import {locationOf} from './location-of';
import {Panel} from './Panel';
import {useDetached} from './use-detached';
import type {SiteSearch} from './use-site-search';

export interface BoxProps {
  readonly site: SiteSearch;
  readonly root: RefObject<HTMLDivElement>;
  readonly input: RefObject<HTMLInputElement>;
  /** Whether the search covers the screen; on a narrow one only. */
  readonly isOpen: boolean;
  onClose(): void;
}

/** The interactive part of the search box, loaded on first use. */
export default function Box({site, root, input, isOpen, onClose}: BoxProps): JSX.Element {
  const history = useHistory();
  const panel = useRef<HTMLDivElement>(null);
  const [state, setState] = useState(CLOSED);
  const [controller, setController] = useState<BoxController>();
  const {baseUrl, insights} = site;

  useEffect(() => {
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
      submit(query) {
        leave();
        history.push(`${baseUrl}search?q=${encodeURIComponent(query)}`);
      },
      leave,
      // The next keystroke need not wait for results; closing is immediate.
      onState: (next) => (next.isOpen ? startTransition(() => setState(next)) : setState(next)),
    });
    startTransition(() => setController(box));
    return () => box.destroy();
  }, [baseUrl, history, input, insights, onClose]);

  useEffect(() => {
    document.querySelector('#search-list [aria-selected=true]')?.scrollIntoView({block: 'nearest'});
  }, [state.activeItemId]);

  useDetached(root, isOpen, onClose);

  return (
    <>
      <Actions input={input} hasQuery={state.query !== ''} status={state.status} onCancel={onClose} />
      <Panel ref={panel} site={site} controller={controller} state={state} onLeave={onClose} />
    </>
  );
}
