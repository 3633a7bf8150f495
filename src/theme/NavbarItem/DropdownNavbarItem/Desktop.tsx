import {useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent, type MouseEvent} from 'react';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem';
import clsx from 'clsx';
import useIsBrowser from '@docusaurus/useIsBrowser';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';
import {DropdownItems, useContainsActive} from './items';
import styles from './styles.module.css';

export default function Desktop({items, position, className, ...props}: Omit<Props, 'mobile'>): JSX.Element {
  const list = useId();
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const isBrowser = useIsBrowser();
  const isActive = useContainsActive(items);

  useEffect(() => {
    if (!isOpen) return undefined;
    // On the document, because the pointer may have opened the list while the focus is elsewhere.
    const onEscape = ({key}: globalThis.KeyboardEvent) => {
      if (key !== 'Escape') return;
      if (root.current?.contains(document.activeElement)) trigger.current?.focus();
      setIsOpen(false);
    };
    document.addEventListener('keydown', onEscape);
    return () => document.removeEventListener('keydown', onEscape);
  }, [isOpen]);

  const onArrowDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || event.target !== trigger.current) return;
    event.preventDefault();
    setIsOpen(true);
    // A hidden link cannot be focused.
    requestAnimationFrame(() => root.current?.querySelector<HTMLElement>('.dropdown__menu a')?.focus());
  };
  // The pointer has opened the list already when it clicks the button; a key press (detail 0) toggles.
  const onClick = ({detail}: MouseEvent) => setIsOpen((open) => detail > 0 || !open);
  const onBlur = ({relatedTarget}: FocusEvent) => {
    if (!root.current?.contains(relatedTarget as Node | null)) setIsOpen(false);
  };

  const link = clsx('navbar__link', isActive && 'navbar__link--active', className);
  const label = props.children ?? props.label;
  const leads = Boolean(props.to ?? props.href);
  return (
    <div
      ref={root}
      className={clsx('navbar__item', 'dropdown', styles.dropdown, {
        // Without scripts, CSS opens the list.
        'dropdown--hoverable': !isBrowser,
        'dropdown--right': position === 'right',
        'dropdown--show': isOpen,
      })}
      onMouseEnter={() => setIsOpen(true)}
      onMouseLeave={() => setIsOpen(false)}
      onKeyDown={onArrowDown}
      onBlur={onBlur}
    >
      {leads && <NavbarNavLink className={clsx(link, styles.link)} {...props} label={label} />}
      <button
        ref={trigger}
        type="button"
        className={clsx('clean-btn', link, styles.trigger)}
        aria-expanded={isOpen}
        aria-controls={list}
        {...(leads && {'aria-label': `Pages of ${String(props.label)}`})}
        onClick={onClick}
      >
        {!leads && label}
      </button>
      <ul id={list} className="dropdown__menu" onClick={() => setIsOpen(false)}>
        <DropdownItems items={items} activeClassName="dropdown__link--active" />
      </ul>
    </div>
  );
}
