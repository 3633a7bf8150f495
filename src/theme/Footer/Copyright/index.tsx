// Change: says which version of the CMS the pages describe and when they were built, and lists the keyboard shortcuts.
import React from 'react';
import type {Props} from '@theme/Footer/Copyright';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Copyright from '@theme-original/Footer/Copyright';
import {openShortcuts} from '@site/src/components/Shortcuts/events';
import {CMS_VERSION, REPOSITORIES} from '@site/src/content/cms-version';
import styles from './styles.module.css';

const RELEASE = `https://github.com/${REPOSITORIES.cms.name}/releases/tag/${REPOSITORIES.cms.tag}`;
const FORMAT = new Intl.DateTimeFormat('en-GB', {dateStyle: 'long', timeZone: 'UTC'});

export default function FooterCopyright(props: Props): JSX.Element {
  const builtOn = useDocusaurusContext().siteConfig.customFields?.builtOn as string;
  return (
    <>
      <p className={styles.version}>
        The pages describe <Link href={RELEASE}>Strapi {CMS_VERSION}</Link>. Built on{' '}
        <time dateTime={builtOn}>{FORMAT.format(new Date(builtOn))}</time>.{' '}
        <button type="button" className={styles.shortcuts} onClick={openShortcuts}>
          Keyboard shortcuts
        </button>
      </p>
      <Copyright {...props} />
    </>
  );
}
