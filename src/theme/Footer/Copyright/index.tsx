// Change: names the version of the CMS that the page describes and the date of the build, and has a button for the keyboard shortcuts.
import type {Props} from '@theme/Footer/Copyright';
import Link from '@docusaurus/Link';
import {useActivePluginAndVersion} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Copyright from '@theme-original/Footer/Copyright';
import type {BuildDate} from '@site/src/config/build-date';
import {openShortcuts} from '@site/src/components/Shortcuts/events';
import {CMS_VERSION, REPOSITORIES} from '@site/src/cms/version';
import styles from './styles.module.css';

/** The version of the page; outside of the docs the last one. A cut version has the name of the CMS's. */
const useCmsVersion = (): string => {
  const {activePlugin, activeVersion} = useActivePluginAndVersion() ?? {};
  const {name} = activeVersion ?? activePlugin?.pluginData.versions.find(({isLast}) => isLast) ?? {};
  return name && name !== 'current' ? name : CMS_VERSION;
};

export default function FooterCopyright(props: Props): JSX.Element {
  const {date, words} = useDocusaurusContext().siteConfig.customFields?.builtOn as BuildDate;
  const version = useCmsVersion();
  return (
    <>
      <p className={styles.version}>
        The pages describe{' '}
        <Link href={`https://github.com/${REPOSITORIES.cms.name}/releases/tag/v${version}`}>Strapi {version}</Link>.
        Built on <time dateTime={date}>{words}</time>.{' '}
        <button type="button" className={`clean-btn needs-scripts ${styles.shortcuts}`} onClick={openShortcuts}>
          Keyboard shortcuts
        </button>
      </p>
      <Copyright {...props} />
    </>
  );
}
