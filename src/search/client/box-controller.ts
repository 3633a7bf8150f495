import type {MouseEvent as ReactMouseEvent} from 'react';
import {forgetQueries} from '../query/recent';
import {type BoxOptions, type BoxState, CLOSED, createApi} from './box-api';

const showOnInput = (input: HTMLInputElement, {query, isOpen, activeItemId, items, recent}: BoxState) => {
  const isList = isOpen && items.length + recent.length > 0;
  if (input.value !== query) input.value = query;
  input.setAttribute('aria-expanded', String(isList));
  input.setAttribute('aria-controls', isList ? 'search-list' : 'search-panel');
  // The id that the library gives to the element of an item.
  const source = recent.length > 0 ? 'recent' : 'pages';
  if (isList && activeItemId !== null)
    input.setAttribute('aria-activedescendant', `search-${source}-item-${activeItemId}`);
  else input.removeAttribute('aria-activedescendant');
};

/** Connects the headless autocomplete library with an input that is on the page already, and may hold typed text. */
export const createBox = (options: BoxOptions) => {
  const {input, panel, leave} = options;
  const form = input.form!;
  const root = form.parentElement!;
  let current = CLOSED;
  const {api, follow, sourceOf} = createApi(options, (state) => {
    current = state;
    showOnInput(input, state);
    options.onState(state);
  });
  const ofInput = api.getInputProps({inputElement: input});
  const ofForm = api.getFormProps({inputElement: input});
  const ofPage = api.getEnvironmentProps({inputElement: input, formElement: form, panelElement: panel});

  const onKeyDown = (event: KeyboardEvent) => {
    const isPlain = !event.shiftKey && !event.ctrlKey && !event.metaKey && !event.altKey;
    const count = current.items.length + current.recent.length;
    if (current.isOpen && count > 0 && isPlain && (event.key === 'Home' || event.key === 'End')) {
      event.preventDefault();
      api.setActiveItemId(event.key === 'Home' ? 0 : count - 1);
    } else if (event.key === 'Escape' && !current.isOpen && input.value === '') leave();
    // The links of the panel come next.
    else if (event.key === 'Tab' && current.isOpen) return;
    else if (!event.isComposing) ofInput.onKeyDown(event as never);
  };

  const closeUnlessInside = ({relatedTarget}: FocusEvent) => {
    if (relatedTarget && !root.contains(relatedTarget as Node))
      ofInput.onKeyDown(new KeyboardEvent('keydown', {key: 'Tab'}) as never);
  };
  const onPanelKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    input.focus();
    ofInput.onKeyDown(event as never);
  };

  // The library's handlers are written for React's events; native ones have all that they use.
  const listeners: [EventTarget, string, (event: never) => void][] = [
    [input, 'input', ofInput.onChange],
    [input, 'compositionend', ofInput.onCompositionEnd],
    [input, 'keydown', onKeyDown],
    [input, 'focus', ofInput.onFocus],
    [input, 'click', ofInput.onClick],
    [panel, 'keydown', onPanelKeyDown],
    [root, 'focusout', closeUnlessInside],
    [form, 'submit', ofForm.onSubmit],
    [form, 'reset', ofForm.onReset],
    [window, 'mousedown', ofPage.onMouseDown],
    [window, 'touchstart', ofPage.onTouchStart],
    [window, 'touchmove', ofPage.onTouchMove],
  ];
  for (const [target, type, listener] of listeners) {
    target.addEventListener(type, listener as EventListener, {passive: type.startsWith('touch')});
  }
  // What was typed while this code was on its way is searched now, and the panel opens if the reader is still there.
  if (document.activeElement === input) ofInput.onFocus(new FocusEvent('focus') as never);

  return {
    /** Of a link: the browser itself follows it in another tab or window. */
    itemProps(item: BoxState['items'][number] | BoxState['recent'][number]) {
      const source = sourceOf();
      const {onClick, ...props} = api.getItemProps({item, source});
      return {
        ...props,
        href: source.getItemUrl({item, state: {} as never}),
        onClick(event: ReactMouseEvent) {
          onClick(event);
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          follow(item);
        },
        onAuxClick: (event: ReactMouseEvent) => event.button === 1 && onClick(event),
      };
    },
    close: () => api.setIsOpen(false),
    forgetRecent() {
      forgetQueries();
      api.setIsOpen(false);
      input.focus();
    },
    destroy() {
      for (const [target, type, listener] of listeners) target.removeEventListener(type, listener as EventListener);
    },
  };
};

export type BoxController = ReturnType<typeof createBox>;
