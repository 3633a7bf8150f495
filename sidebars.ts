import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {EXPORT_KINDS} from './src/exports/render';

type Items = Exclude<SidebarsConfig[string], Record<string, unknown>>;

const category = (label: string, items: Items, start?: string) => ({
  type: 'category' as const,
  label,
  items,
  ...(start && {link: {type: 'doc' as const, id: start}}),
});

/** The documents `names` below `folder`. */
const below = (folder: string, ...names: string[]): string[] => names.map((name) => `${folder}/${name}`);

const admin = 'docs/core/admin';
const contentManager = 'docs/core/content-manager';
const releases = 'docs/core/content-releases';
const transfer = 'docs/core/data-transfer';
const providers = `${transfer}/providers`;
const packUp = 'docs/utils/pack-up';

export default {
  guides: [
    'contributing',
    // Groups in this order: Admin panel, Content manager, Server, Data, Types and packages, From version 4.
    category(
      'How to',
      [
        category('Admin panel', [
          ...below('how-to', 'call-your-plugins-server-code', 'add-menu-link-and-settings-page'),
          ...below('how-to', 'add-a-component-to-an-injection-zone', 'translate-the-panel'),
          ...below('how-to', 'reducer-and-rtk-query-in-a-plugin', 'change-theme-logo-and-vite'),
          ...below('how-to', 'replace-the-home-page-and-hide-links'),
        ]),
        category('Content manager', [
          ...below('how-to', 'add-document-actions-from-a-plugin', 'add-a-column-to-the-list-view'),
          ...below('how-to', 'read-and-change-form-values', 'a-custom-field', 'custom-field-with-json'),
          ...below('how-to', 'move-view-configuration'),
        ]),
        category('Server', [
          ...below('how-to', 'choose-middleware-lifecycle-or-event', 'wrap-a-method-of-another-plugin'),
          ...below('how-to', 'permission-actions-and-conditions', 'sanitize-in-a-custom-controller'),
          ...below('how-to', 'replace-an-auth-strategy', 'order-of-plugins', 'cron-task-of-a-plugin'),
          ...below('how-to', 'events-and-webhooks', 'transactions-with-document-service'),
          ...below('how-to', 'start-the-cms-from-a-script-or-test'),
        ]),
        category('Data', [
          ...below('how-to', 'run-code-after-the-schema-is-in-sync', 'a-transfer-that-fails', 'a-transfer-provider'),
          ...below('how-to', 'upload-provider'),
        ]),
        category('Types and packages', [
          ...below('how-to', 'types-for-your-content-types', 'publish-a-plugin', 'a-package-that-is-there-twice'),
          ...below('how-to', 'run-a-local-build-of-the-cms'),
        ]),
        category('From version 4', [
          ...below('how-to', 'replace-helper-plugin', 'replace-content-manager-hooks'),
          ...below('how-to', 'replace-entity-service-and-types'),
        ]),
      ],
      'how-to/index',
    ),
    {type: 'link', href: '/guides/errors', label: 'Error messages'},
    'code-of-conduct',
    'fe-coding-guidelines',
    'working-with-the-design-system',
    'typescript',
    category('End-to-end tests', below('e2e', 'setup', 'app-template', 'data-transfer')),
    category(
      'Type system',
      [
        'type-system/philosophy',
        category('Concepts', below('type-system/concepts', 'schema', 'uid', 'public-registry'), 'type-system/concepts'),
        'type-system/cheatsheet',
      ],
      'type-system/index',
    ),
  ],
  docs: [
    'docs/intro',
    category('Admin', [
      ...below(admin, 'intro', 'authentication'),
      category('Permissions', [
        'docs/core/permissions/intro',
        ...below(`${admin}/permissions`, 'how-they-work', 'roles', 'api-tokens'),
        ...below(`${admin}/permissions/frontend`, 'fetching-permissions', 'using-permissions'),
      ]),
      category('Settings', below('docs/core/settings', 'intro', 'review-workflows')),
      category('Hooks', below(`${admin}/features/hooks`, 'use-admin-roles', 'use-document', 'use-enterprise')),
      category(
        'Enterprise Edition',
        below(`${admin}/ee`, 'audit-logs', 'review-workflows', 'hooks/use-license-limits'),
      ),
      `${admin}/nps`,
      'docs/core/helper-plugin/hooks/use-persistent-state',
    ]),
    category('Content manager', [
      ...below(contentManager, 'intro', 'plugin-api', 'documents', 'document-manager', 'internationalization'),
      ...below(contentManager, 'content-history', 'layouts', 'RBAC', 'relations'),
      category('Hooks', [
        ...below(`${contentManager}/hooks`, 'use-document', 'use-document-actions'),
        ...below(`${contentManager}/hooks`, 'use-content-types', 'use-drag-and-drop'),
      ]),
      ...below(contentManager, 'content-releases', 'features/review-workflows'),
    ]),
    category('Content releases', [
      ...below(releases, 'intro', 'backend', 'scheduling'),
      category('Front end', below(`${releases}/frontend`, 'intro', 'releases-page', 'release-details-page')),
    ]),
    {type: 'doc', id: 'docs/core/content-type-builder/intro', label: 'Content-type builder'},
    {type: 'doc', id: 'docs/core/upload/intro', label: 'Upload'},
    category('Data transfer', [
      `${transfer}/intro`,
      category('Engine', [`${transfer}/engine/stream-lifecycle`], `${transfer}/engine`),
      category('Providers', [
        ...below(providers, 'overview', 'source-providers', 'destination-providers'),
        category('Local Strapi', below(`${providers}/local-strapi`, 'overview', 'source', 'destination')),
        category(
          'Remote Strapi',
          below(`${providers}/remote-strapi`, 'overview', 'source', 'destination', 'websocket'),
        ),
        category(
          'Strapi file',
          below(`${providers}/strapi-file`, 'overview', 'file-structure', 'source', 'destination'),
        ),
      ]),
    ]),
    category('Database', [
      ...below('docs/core/database', 'intro', 'schema', 'queries'),
      ...below('docs/core/database', 'migrations', 'relations/reordering', 'transactions'),
    ]),
    category('Strapi server', [
      {type: 'doc', id: 'docs/core/configuration/intro', label: 'Configuration'},
      'docs/future-flags',
      'docs/core/strapi/event-hub',
      category('Commands', below('docs/core/strapi/commands', 'overview', 'build', 'develop')),
    ]),
    category('Utilities', ['docs/core/utils/async']),
    category('Pack-up', [
      ...below(packUp, 'intro', 'config', 'templates'),
      category('Commands', below(`${packUp}/commands`, 'overview', 'init', 'build', 'check', 'watch')),
    ]),
  ],
  api: ['Strapi', 'strapi-server', 'API', 'container', 'Cron', 'EventHub', 'StrapiFS', 'StartupLogger', 'Telemetry'],
  exports: [
    'modules',
    ...EXPORT_KINDS.map(({kind, label}) => category(label, [{type: 'autogenerated', dirName: kind}])),
  ],
  rfcs: ['intro', 'example', 'custom-fields'],
} satisfies SidebarsConfig;
