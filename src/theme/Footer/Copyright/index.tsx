// Change: names the version of the CMS that the page describes and the date of the build, and has a button for the
// keyboard shortcuts.
import type {Props} from '@theme/Footer/Copyright';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Copyright from '@theme-original/Footer/Copyright';
import type {BuildDate} from '@site/src/config/build-date';
import {openShortcuts} from '@site/src/components/Shortcuts/events';
import {useCmsVersion} from '@site/src/components/use-cms-version';
import {REPOSITORIES} from '@site/src/cms/version';
import styles from './styles.module.css';

const releaseOf = (version: string) => `https://github.com/${REPOSITORIES.cms.name}/releases/tag/v${version}`;

export default function FooterCopyright(props: Props): JSX.Element {
  const {date, words} = useDocusaurusContext().siteConfig.customFields?.builtOn as BuildDate;
  const version = useCmsVersion();
  return (
    <>
      <p className={styles.version}>
        <Translate
          values={{
            version: <Link href={releaseOf(version)}>Strapi {version}</Link>,
            date: <time dateTime={date}>{words}</time>,
          }}
        >
          {'The pages describe {version}. Built on {date}.'}
        </Translate>{' '}
        <button type="button" className={`clean-btn needs-scripts ${styles.shortcuts}`} onClick={openShortcuts}>
          <Translate>Keyboard shortcuts</Translate>
        </button>
      </p>
      <Copyright {...props} />
    </>
  );
}
