// Change: names the version of the CMS and the date of the build, and has a button for the keyboard shortcuts.
import type {Props} from '@theme/Footer/Copyright';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Copyright from '@theme-original/Footer/Copyright';
import type {BuildDate} from '@site/src/config/build-date';
import {openShortcuts} from '@site/src/components/Shortcuts/events';
import {CMS_VERSION, REPOSITORIES} from '@site/src/cms/version';
import styles from './styles.module.css';

const RELEASE = `https://github.com/${REPOSITORIES.cms.name}/releases/tag/${REPOSITORIES.cms.tag}`;

export default function FooterCopyright(props: Props): JSX.Element {
  const {date, words} = useDocusaurusContext().siteConfig.customFields?.builtOn as BuildDate;
  return (
    <>
      <p className={styles.version}>
        The pages describe <Link href={RELEASE}>Strapi {CMS_VERSION}</Link>. Built on{' '}
        <time dateTime={date}>{words}</time>.{' '}
        <button type="button" className={`clean-btn needs-scripts ${styles.shortcuts}`} onClick={openShortcuts}>
          Keyboard shortcuts
        </button>
      </p>
      <Copyright {...props} />
    </>
  );
}
