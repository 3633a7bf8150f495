import type {ExportPage} from './export-page';

/** The groups of the modules page, in its order. */
export const GROUPS = [
  {
    id: 'extend',
    label: 'Extend the admin panel',
    intro: 'What a plugin receives in `register` and `bootstrap`, and what it registers there.',
  },
  {id: 'pages', label: 'Pages and layout', intro: 'The frame of a page, of a settings page and of what is around it.'},
  {id: 'forms', label: 'Forms and inputs', intro: 'Form state, validation and the inputs of the content manager.'},
  {id: 'tables', label: 'Tables, filters and pagination', intro: 'Lists of entries and what narrows them.'},
  {
    id: 'data',
    label: 'Data fetching and errors',
    intro: 'Requests to the server, their cache, and what failed requests look like.',
  },
  {
    id: 'documents',
    label: 'Documents and layouts of the content manager',
    intro: 'Reading, changing and laying out documents.',
  },
  {id: 'permissions', label: 'Users, roles and permissions', intro: 'Who is signed in, and what they may do.'},
  {
    id: 'feedback',
    label: 'Notifications, dialogs and tracking',
    intro: 'Telling the user, asking the user, and usage events.',
  },
  {id: 'state', label: 'State and utilities', intro: 'The store, contexts, the address bar and small helpers.'},
] as const;

type GroupId = (typeof GROUPS)[number]['id'];

/** The first pattern that matches a name decides its group. */
const RULES: readonly (readonly [pattern: RegExp, group: GroupId])[] = [
  [/^(unstable_useDocument|unstable_useContentManager)/, 'documents'],
  [/RBAC|Permission(?!sProps)|Auth|^use(AdminUsers|DocumentRBAC)$|Role|User/, 'permissions'],
  [/^(Table|Filters|Pagination|SearchInput)|^useTable$/, 'tables'],
  [/^(Form|useForm|useField|Input|Blocker|FieldValue|getYup|translatedErrors|useFocusInput)/, 'forms'],
  [/Fetch|Query(Arguments|Error)|adminApi|ApiError|APIError|BaseQuery|^ErrorResponse$/, 'data'],
  [
    /^(StrapiApp|Plugin|MenuItem|RenderAdmin|renderAdmin|InjectionZone|CMAdmin|DescriptionComponent|Store|useInjectReducer|useStrapiApp)/,
    'extend',
  ],
  [/^(Page|Layout|Layouts|BackButton|ContentBox|(Error|Loading|Main|NoPermissions|Protect|Title)Props)/, 'pages'],
  [/Notification|ConfirmDialog|Tracking|GuidedTour|AutoReload/, 'feedback'],
];

export const groupOf = ({name}: Pick<ExportPage, 'name'>): GroupId =>
  RULES.find(([pattern]) => pattern.test(name))?.[1] ?? 'state';
