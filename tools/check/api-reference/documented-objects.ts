/** A declaration in a published `.d.ts` file: the file under `node_modules/@strapi`, and the name. */
export interface Declaration {
  readonly file: string;
  /** A class, an interface, a type, or a function: of a function what it returns counts. */
  readonly name: string;
}

/** A table of a page that lists members in its first column. */
export interface Listing {
  /** Heading of the second level above the table. */
  readonly section: string;
  readonly column: string;
  readonly kind: 'method' | 'property' | 'member';
}

/** An object with a page in `api/`. */
export interface DocumentedObject {
  readonly page: string;
  /** What the server makes. The page lists all of its members. */
  readonly runTime: Declaration;
  readonly published: Declaration;
  readonly listings: readonly Listing[];
  /** Members that the published type does not have, each with what the page says of it. */
  readonly onlyAtRunTime?: Readonly<Record<string, string>>;
}

const METHODS: Listing = {section: 'Methods', column: 'Method', kind: 'method'};
const PROPERTIES: Listing = {section: 'Methods', column: 'Property', kind: 'property'};

/** Every object with a page in `api/`; a page may describe several. */
export const DOCUMENTED_OBJECTS: readonly DocumentedObject[] = [
  {
    page: 'api/Strapi.md',
    runTime: {file: 'core/dist/Strapi.d.ts', name: 'Strapi'},
    published: {file: 'types/dist/core/strapi.d.ts', name: 'Strapi'},
    listings: [METHODS, {section: 'Properties', column: 'Property', kind: 'property'}],
    onlyAtRunTime: {
      internal_config: 'the class keeps the raw configuration in it',
      registerInternalServices: 'the constructor calls it',
      configureGlobalProxy: 'bootstrap() calls it',
    },
  },
  {
    page: 'api/container.md',
    runTime: {file: 'core/dist/container.d.ts', name: 'Container'},
    published: {file: 'types/dist/core/container.d.ts', name: 'Container'},
    listings: [METHODS],
  },
  {
    page: 'api/API.md',
    runTime: {file: 'core/dist/domain/module/index.d.ts', name: 'Module'},
    published: {file: 'types/dist/core/module.d.ts', name: 'Module'},
    listings: [METHODS, PROPERTIES],
    onlyAtRunTime: {
      contentType: 'marked "not typed"',
      policy: 'marked "not typed"',
      middleware: 'marked "not typed"',
      load: 'marked "not typed": the registry calls it',
    },
  },
  {
    page: 'api/API.md',
    runTime: {file: 'core/dist/services/server/api.d.ts', name: 'createAPI'},
    published: {file: 'types/dist/modules/server.d.ts', name: 'API'},
    listings: [{section: 'The HTTP API objects', column: 'Member', kind: 'member'}],
  },
  {
    page: 'api/Cron.md',
    runTime: {file: 'core/dist/services/cron.d.ts', name: 'createCronService'},
    published: {file: 'types/dist/modules/cron.d.ts', name: 'CronService'},
    listings: [METHODS, PROPERTIES],
  },
  {
    page: 'api/EventHub.md',
    runTime: {file: 'core/dist/services/event-hub.d.ts', name: 'createEventHub'},
    published: {file: 'types/dist/modules/event-hub.d.ts', name: 'EventHub'},
    listings: [METHODS],
  },
  {
    page: 'api/StartupLogger.md',
    runTime: {file: 'core/dist/utils/startup-logger.d.ts', name: 'createStartupLogger'},
    published: {file: 'types/dist/core/strapi.d.ts', name: 'StartupLogger'},
    listings: [METHODS],
  },
  {
    page: 'api/StrapiFS.md',
    runTime: {file: 'core/dist/services/fs.d.ts', name: 'StrapiFS'},
    published: {file: 'types/dist/core/strapi.d.ts', name: 'StrapiFS'},
    listings: [METHODS],
  },
  {
    page: 'api/Telemetry.md',
    runTime: {file: 'core/dist/services/metrics/index.d.ts', name: 'createTelemetryInstance'},
    published: {file: 'types/dist/modules/metrics.d.ts', name: 'TelemetryService'},
    listings: [METHODS, {section: 'How to reach it', column: 'Property', kind: 'property'}],
  },
  {
    page: 'api/strapi-server.md',
    runTime: {file: 'core/dist/domain/module/index.d.ts', name: 'RawModule'},
    published: {file: 'types/dist/plugin/index.d.ts', name: 'LoadedPlugin'},
    listings: [METHODS, {section: 'What it may export', column: 'Key', kind: 'member'}],
  },
];
