// Change: a click renders only the items that it activates or deactivates, not all of a hundred.
import {isActiveSidebarItem} from '@docusaurus/plugin-content-docs/client';
import DocSidebarItem from '@theme-original/DocSidebarItem';
import type {Props} from '@theme/DocSidebarItem';
import {memo} from 'react';

const isActive = ({item, activePath}: Props) => isActiveSidebarItem(item, activePath);

const looksSame = (before: Props, after: Props): boolean =>
  !isActive(before) &&
  !isActive(after) &&
  (Object.keys(after) as (keyof Props)[]).every((key) => key === 'activePath' || before[key] === after[key]);

export default memo(DocSidebarItem, looksSame);
