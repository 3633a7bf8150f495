// Change: the trigger is a button with `aria-expanded`; Escape closes the list and keeps the focus; Tab skips a closed
// list; the trigger of the current page's list is marked. The site has no dropdown; tests/fixture-site/items.test.ts
// tests it. Ejected from theme-classic/lib/theme/NavbarItem/DropdownNavbarItem/index.js@4d39e7fd: its trigger is a
// link.
import {
  type ComponentType,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {Collapsible, isRegexpStringMatch, useCollapsible} from '@docusaurus/theme-common';
import {isSamePath, useLocalPathname} from '@docusaurus/theme-common/internal';
import useIsBrowser from '@docusaurus/useIsBrowser';
import NavbarItem from '@theme/NavbarItem';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';
import styles from './styles.module.css';

type DropdownItem = Props['items'][number] & {
  readonly to?: string;
  readonly activeBaseRegex?: string;
  readonly activeBasePath?: string;
};

const isActive = ({to, activeBaseRegex, activeBasePath}: DropdownItem, pathname: string) =>
  isSamePath(to, pathname) ||
  isRegexpStringMatch(activeBaseRegex, pathname) ||
  (activeBasePath !== undefined && pathname.startsWith(activeBasePath));

const useContainsActive = (items: Props['items']): boolean => {
  const pathname = useLocalPathname();
  return items.some((item) => isActive(item as DropdownItem, pathname));
};

/** An item of any kind, whose own component checks its properties. */
const AnyItem = NavbarItem as ComponentType<Record<string, unknown>>;

const DropdownItems = ({items, ...props}: {readonly items: Props['items']} & Record<string, unknown>) => (
  <>
    {items.map((item, i) => (
      <AnyItem key={i} isDropdownItem {...props} {...item} />
    ))}
  </>
);

const Desktop = ({items, position, className, ...props}: Props): JSX.Element => {
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
        {...(leads && {'aria-label': translate({message: 'Pages of {label}'}, {label: props.label as string})})}
        onClick={onClick}
      >
        {!leads && label}
      </button>
      <ul id={list} className="dropdown__menu" onClick={() => setIsOpen(false)}>
        <DropdownItems items={items} activeClassName="dropdown__link--active" />
      </ul>
    </div>
  );
};

const Mobile = ({items, className, onClick, label, children}: Props): JSX.Element => {
  const isActive = useContainsActive(items);
  const pathname = useLocalPathname();
  const {collapsed, toggleCollapsed, setCollapsed} = useCollapsible({initialState: () => !isActive});
  useEffect(() => {
    if (isActive) setCollapsed(false);
  }, [pathname, isActive, setCollapsed]);

  return (
    <li className={clsx('menu__list-item', collapsed && 'menu__list-item--collapsed')}>
      <button
        type="button"
        className={clsx('clean-btn menu__link menu__link--sublist menu__link--sublist-caret', className)}
        aria-expanded={!collapsed}
        onClick={toggleCollapsed}
      >
        {children ?? label}
      </button>
      <Collapsible lazy as="ul" className="menu__list" collapsed={collapsed}>
        <DropdownItems items={items} mobile onClick={onClick} activeClassName="menu__link--active" />
      </Collapsible>
    </li>
  );
};

export default function DropdownNavbarItem({mobile = false, ...props}: Props): JSX.Element {
  return mobile ? <Mobile {...props} /> : <Desktop {...props} />;
}
