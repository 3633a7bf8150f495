// The part of the search that is on every page: the input, and what brings the rest in. It must stay small.
import React, {startTransition, useCallback, useEffect, useRef, useState, type ComponentType} from 'react';
import {flushSync} from 'react-dom';
import clsx from 'clsx';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {BoxProps} from './Box';
import {useHighlight} from './use-highlight';
import {useShortcuts} from './use-shortcuts';
import {useSiteSearch} from './use-site-search';
import styles from './styles.module.css';

export default function SearchBar(): JSX.Element {
  const site = useSiteSearch();
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const loading = useRef(false);
  const [Box, setBox] = useState<ComponentType<BoxProps>>();
  const [isOpen, setIsOpen] = useState(false);
  const isApple = useIsBrowser() && /mac|iphone|ipad/i.test(navigator.platform);

  const {loadAll, results} = site;
  const load = useCallback(() => {
    // Every focus tries again what failed.
    loadAll();
    if (loading.current) return;
    loading.current = true;
    // In a task of its own, since starting the worker takes long enough.
    setTimeout(() => {
      import(/* webpackChunkName: "search-box" */ './Box').then(
        (module) => startTransition(() => setBox(() => module.default)),
        // Offline, or a new version was published: the next focus tries again.
        () => (loading.current = false),
      );
    });
  }, [loadAll]);
  const prepare = () => loading.current || load();

  /** The input of the full-screen search takes the focus only when it is visible, and only during the click. */
  const open = useCallback(() => {
    flushSync(() => setIsOpen(true));
    input.current?.focus();
    input.current?.select();
  }, []);
  const close = useCallback(() => setIsOpen(false), []);

  useShortcuts(open);
  useHighlight();
  const {pathname} = useLocation();
  useEffect(close, [close, pathname]);

  return (
    <div ref={root} className={clsx(styles.search, isOpen && [styles.open, 'search-open'])} onMouseEnter={prepare}>
      <button
        type="button"
        className={clsx('clean-btn', styles.opener)}
        aria-label={translate({message: 'Search'})}
        onClick={open}
      />
      <form role="search" action={results} className={styles.form}>
        <label id="search-label" htmlFor="search-input" className="visually-hidden">
          <Translate>Search</Translate>
        </label>
        <input
          ref={input}
          id="search-input"
          className={clsx('navbar__search-input', styles.input)}
          type="search"
          name="q"
          role="combobox"
          aria-expanded="false"
          aria-haspopup="listbox"
          aria-autocomplete="list"
          aria-controls="search-panel"
          placeholder={translate({message: 'Search...'})}
          maxLength={512}
          autoComplete="off"
          onFocus={load}
        />
        {isApple !== undefined && <kbd className={styles.hint}>{isApple ? '⌘ K' : 'Ctrl K'}</kbd>}
      </form>
      {Box && <Box site={site} root={root} input={input} isOpen={isOpen} onClose={close} />}
    </div>
  );
}
