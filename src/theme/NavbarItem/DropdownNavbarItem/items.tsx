import {type ComponentType} from 'react';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem';
import {isRegexpStringMatch} from '@docusaurus/theme-common';
import {isSamePath, useLocalPathname} from '@docusaurus/theme-common/internal';
import NavbarItem from '@theme/NavbarItem';

type DropdownItem = Props['items'][number] & {
  readonly to?: string;
  readonly activeBaseRegex?: string;
  readonly activeBasePath?: string;
};

const isActive = ({to, activeBaseRegex, activeBasePath}: DropdownItem, pathname: string) =>
  isSamePath(to, pathname) ||
  isRegexpStringMatch(activeBaseRegex, pathname) ||
  (activeBasePath !== undefined && pathname.startsWith(activeBasePath));

export const useContainsActive = (items: Props['items']): boolean => {
  const pathname = useLocalPathname();
  return items.some((item) => isActive(item as DropdownItem, pathname));
};

/** An item of any kind, whose own component checks its properties. */
const AnyItem = NavbarItem as ComponentType<Record<string, unknown>>;

export const DropdownItems = ({items, ...props}: {readonly items: Props['items']} & Record<string, unknown>) => (
  <>
    {items.map((item, i) => (
      <AnyItem key={i} isDropdownItem {...props} {...item} />
    ))}
  </>
);
