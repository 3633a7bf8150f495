import {SECTIONS} from './sections';

const CMS_REPOSITORY = 'https://github.com/strapi/strapi';

export const footer = {
  links: [
    {title: 'Sections', items: SECTIONS.map(({label, start}) => ({label, to: start}))},
    {
      title: 'Start here',
      items: [
        {label: 'Contributing', to: '/guides/contributing'},
        {label: 'All tags', to: '/tags'},
        {label: 'How fresh the pages are', to: '/freshness'},
      ],
    },
    {
      title: 'Community',
      items: [
        {label: 'Repository of the CMS', href: CMS_REPOSITORY},
        {label: 'Issues of the CMS', href: `${CMS_REPOSITORY}/issues`},
        {label: 'RFC repository', href: 'https://github.com/strapi/rfcs'},
      ],
    },
  ],
  copyright: `Copyright © ${new Date().getFullYear()} the authors of this documentation. Written for contributors to the Strapi CMS.`,
};
