import {useEffect} from 'react';
import {isTyping} from '../../../lib/is-typing';

/** Ctrl+K or Cmd+K, and `/` where nobody is typing, lead to the search; so does an `open-search` event. */
export function useShortcuts(open: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key === 'k';
      const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target);
      if (!isCommand && !isSlash) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('open-search', open);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('open-search', open);
    };
  }, [open]);
}
