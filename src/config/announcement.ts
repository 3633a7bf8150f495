import {CMS_VERSION} from '../cms/version';

/** The id holds the version: a reader who closed the bar sees it again when the version changes. */
export const announcement = {
  id: `cms-${CMS_VERSION}`,
  content: `These pages describe Strapi <strong>${CMS_VERSION}</strong>.`,
  backgroundColor: 'var(--site-accent-tint)',
  textColor: 'var(--site-announcement-color)',
  isCloseable: true,
};
