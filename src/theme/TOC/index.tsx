// Change: a navigation landmark with a title. Ejected from theme-classic/lib/theme/TOC/index.js@5586e5cc: a landmark
// around the theme's element would end its stickiness.
import type {Props} from '@theme/TOC';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import TOCItems from '@theme/TOCItems';
import styles from './styles.module.css';

const LABEL = translate({message: 'On this page'});

export default function TOC({className, ...props}: Props): JSX.Element {
  return (
    <nav className={clsx(styles.toc, 'thin-scrollbar', className)} aria-label={LABEL}>
      <p className={styles.title}>{LABEL}</p>
      <TOCItems
        {...props}
        // The highlight goes by these classes, which an inline table of contents does not have.
        linkClassName="table-of-contents__link toc-highlight"
        linkActiveClassName="table-of-contents__link--active"
      />
    </nav>
  );
}
