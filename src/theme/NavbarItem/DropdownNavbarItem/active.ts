import {isRegexpStringMatch} from '@docusaurus/theme-common';
import {isSamePath, useLocalPathname} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem';

type Item = Props['items'][number] & {
  readonly to?: string;
  readonly activeBaseRegex?: string;
  readonly activeBasePath?: string;
};

const isActive = ({to, activeBaseRegex, activeBasePath}: Item, pathname: string) =>
  isSamePath(to, pathname) ||
  isRegexpStringMatch(activeBaseRegex, pathname) ||
  (activeBasePath !== undefined && pathname.startsWith(activeBasePath));

/** Whether one of the items leads to where the reader is. */
export function useContainsActive(items: Props['items']): boolean {
  const pathname = useLocalPathname();
  return items.some((item) => isActive(item as Item, pathname));
}
