// Change: `?` opens the list of keyboard shortcuts on every page; shortcuts of one key can be turned off there.
// Ejected from core/lib/client/theme-fallback/Root/index.js@450d33ef: the original is empty.
import {useEffect, useState} from 'react';
import type {Props} from '@theme/Root';
import {OPEN_SHORTCUTS} from '@site/src/components/Shortcuts/events';
import {areSingleKeysOn} from '@site/src/components/Shortcuts/single-keys';
import {isTyping} from '@site/src/lib/is-typing';
import {useLazyComponent} from '@site/src/lib/use-lazy-component';

const loadShortcuts = () => import(/* webpackChunkName: "shortcuts" */ '@site/src/components/Shortcuts');

export default function Root({children}: Props): JSX.Element {
  const [Shortcuts, request] = useLazyComponent(loadShortcuts);
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    const open = () => {
      setIsOpen(true);
      request();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (!/^[/?]$/.test(event.key) || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (!areSingleKeysOn()) event.stopImmediatePropagation();
      else if (event.key === '?') open();
    };
    // In the capture phase: it may have to stop the event before it reaches the search box.
    window.addEventListener('keydown', onKeyDown, {capture: true});
    document.addEventListener(OPEN_SHORTCUTS, open);
    return () => {
      window.removeEventListener('keydown', onKeyDown, {capture: true});
      document.removeEventListener(OPEN_SHORTCUTS, open);
    };
  }, [request]);

  return (
    <>
      {children}
      {isOpen && Shortcuts && <Shortcuts onClose={() => setIsOpen(false)} />}
    </>
  );
}
