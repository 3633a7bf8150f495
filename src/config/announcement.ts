import {CMS_VERSION} from '../cms/version';

/** Says which version the pages describe. The id holds it: a reader who closed the bar sees it again when it changes. */
export const announcement = {
  id: `cms-${CMS_VERSION}`,
  content: `These pages describe Strapi <strong>${CMS_VERSION}</strong>.`,
  backgroundColor: 'var(--site-announcement-background)',
  textColor: 'var(--site-announcement-color)',
  isCloseable: true,
};
