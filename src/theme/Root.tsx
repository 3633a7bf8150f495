// Change: the list of keyboard shortcuts opens with `?` on every page; shortcuts of one key can be turned off there. Ejected:
// the theme's own is empty.
import React, {useEffect, useState, type ComponentType} from 'react';
import type {Props} from '@theme/Root';
import type {Props as ShortcutsProps} from '@site/src/components/Shortcuts';
import {OPEN_SHORTCUTS} from '@site/src/components/Shortcuts/events';
import {areSingleKeysOn, isTyping} from '@site/src/components/Shortcuts/single-keys';

export default function Root({children}: Props): JSX.Element {
  const [Shortcuts, setShortcuts] = useState<ComponentType<ShortcutsProps>>();

  useEffect(() => {
    const open = () => {
      import(/* webpackChunkName: "shortcuts" */ '@site/src/components/Shortcuts').then(
        (module) => setShortcuts(() => module.default),
        () => undefined,
      );
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (!/^[/?]$/.test(event.key) || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (!areSingleKeysOn()) event.stopImmediatePropagation();
      else if (event.key === '?') open();
    };
    // Before the search box hears of it, whose key is one of the two.
    window.addEventListener('keydown', onKeyDown, {capture: true});
    document.addEventListener(OPEN_SHORTCUTS, open);
    return () => {
      window.removeEventListener('keydown', onKeyDown, {capture: true});
      document.removeEventListener(OPEN_SHORTCUTS, open);
    };
  }, []);

  return (
    <>
      {children}
      {Shortcuts && <Shortcuts onClose={() => setShortcuts(undefined)} />}
    </>
  );
}
