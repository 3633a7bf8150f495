/** A kind of page: where it belongs, and what a reader of it looks for. */
export interface PageKind {
  /** Section folder and folders below it, where pages of the kind are by default. */
  readonly folder: string;
  readonly tags: readonly string[];
  /** Headings of level 2 with what belongs below each. */
  readonly parts: readonly (readonly [heading: string, content: string])[];
}

const ERRORS = ['What goes wrong', 'Each error by its exact text or class, what causes it, and what to do.'] as const;

export const PAGE_KINDS: Readonly<Record<string, PageKind>> = {
  concept: {
    folder: 'docs/docs/core',
    tags: ['architecture', 'server'],
    parts: [
      ['The problem that it solves', 'What would be missing without it.'],
      ['The parts and their names', 'Each part, with a link to its source.'],
      ['One operation from start to end', 'A real operation through all parts, step by step, and a diagram of it.'],
      ['What the design costs', 'Which decisions were taken, and what each costs.'],
      ERRORS,
    ],
  },
  hook: {
    folder: 'docs/docs/core/admin/features/hooks',
    tags: ['admin', 'hooks'],
    parts: [
      ['Signature', 'The signature, and whether the hook is public, unstable, of the Enterprise Edition or internal.'],
      ['Parameters', 'A table: name, type, default, meaning.'],
      ['What it returns', 'A table of every field: name, type, meaning.'],
      ['What it fetches, caches and invalidates', 'Requests, tags and when they are made again.'],
      ['An example component', 'A small one, complete with its imports.'],
      ['When not to use it', 'What to use instead, and why.'],
      ERRORS,
    ],
  },
  api: {
    folder: 'api',
    tags: ['api', 'server'],
    parts: [
      ['How to reach it', 'Where a plugin gets it from, and from which stage of the lifecycle on.'],
      ['Methods', 'Each method: signature, parameters, return value, errors, stage; an example for those that matter.'],
      ['What plugins may rely on', 'What is public, and what may change in any release.'],
      ERRORS,
    ],
  },
  provider: {
    folder: 'docs/docs/core/data-transfer/providers',
    tags: ['data-transfer', 'cli'],
    parts: [
      ['Options', 'A table: name, type, default, meaning.'],
      ['What each stage does', 'What it reads or writes, stage by stage.'],
      ['Transactions, rollback and events', 'What is undone when, and what is told to whom.'],
      ['Limits', 'Sizes, counts and times, each with its source.'],
      ERRORS,
    ],
  },
  command: {
    folder: 'docs/docs/core/strapi/commands',
    tags: ['cli', 'build'],
    parts: [
      ['Synopsis', 'How it is called.'],
      ['Flags', 'A table: flag, type, default, meaning.'],
      ['What it reads and writes', 'In the order in which it does so.'],
      ['How it ends', 'Exit codes and what each means.'],
      ['An example', 'A call with its real output.'],
      ERRORS,
    ],
  },
  guide: {
    folder: 'guides',
    tags: ['contributing', 'community'],
    parts: [
      ['Before you begin', 'What must be there.'],
      ['Steps', 'Each command on a fresh checkout, and what you should see.'],
      ['How to tell that it worked', 'What shows it.'],
      ERRORS,
    ],
  },
  rfc: {
    folder: 'rfcs',
    tags: ['rfc', 'community'],
    parts: [
      ['Status', 'Whether it was accepted, and where it landed in the code.'],
      ['Motivation', 'Which problem, whose, and how often.'],
      ['Detailed design', 'So that somebody else could build it.'],
      ['Examples', 'What its users write.'],
      ['Trade-offs', 'What it costs.'],
      ['Alternatives', 'What else was considered, and why it was not taken.'],
    ],
  },
};
