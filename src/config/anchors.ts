const at = (present: string, ...old: readonly string[]) => Object.fromEntries(old.map((it) => [it, present]));

/** Headings whose anchor changed: route → old anchor → present anchor. Links to the old anchor keep working. */
export const ANCHOR_ALIASES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // Sections that moved to another page: the heading that remains links to it.
  '/database': {
    ...at('from-content-type-to-tables', 'columns-and-indexes-of-link-tables', 'names-of-at-most-55-characters'),
    ...at('from-content-type-to-tables', 'what-happens-to-the-schema-at-boot'),
    ...at('query-entity-manager-query-builder', 'operators-of-where', 'how-values-are-converted', 'lifecycles'),
  },
  '/docs/core/admin/intro': at('sign-in-sessions-and-users', 'single-sign-on'),
  '/docs/core/admin/permissions/how-they-work': {
    ...at('roles-and-the-start-of-the-server', 'the-clean-up-at-start', 'saving-a-role'),
    ...at('roles-and-the-start-of-the-server', 'creating-renaming-and-deleting-a-role'),
    ...at('what-is-different-for-the-content-api', 'api-tokens'),
  },
  '/docs/core/content-manager/documents': {
    ...at('the-document-manager-of-the-content-manager', 'status-and-available-locales'),
    ...at('the-document-manager-of-the-content-manager', 'endpoints-transactions-and-permissions'),
    ...at('what-internationalization-adds', 'which-fields-are-shared-by-all-locales', 'locales'),
  },
  '/docs/core/content-manager/intro': {
    ...at('the-plugin-api', 'add-a-document-action', 'when-the-built-in-actions-are-available', 'add-a-header-action'),
    ...at('the-plugin-api', 'add-a-side-panel', 'add-a-bulk-action', 'register-them'),
  },
};
