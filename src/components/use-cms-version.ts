import {useActivePluginAndVersion} from '@docusaurus/plugin-content-docs/client';
import {CMS_VERSION} from '../cms/version';

/** The version of the CMS that the page describes; outside of the sections the last one. A cut version is named by it. */
export const useCmsVersion = (): string => {
  const name = useActivePluginAndVersion()?.activeVersion?.name;
  return name && name !== 'current' ? name : CMS_VERSION;
};
