import type {Browser} from 'playwright-core';
import type {Report} from '../report';
import type {SiteServer} from '../server';
import type {Project} from '../sites/project';

/** The sites of a run, and what measures them. */
interface Bench {
  readonly browser: Browser;
  readonly quick: boolean;
  readonly projects: readonly Project[];
  /** Servers of all sites; empty while sites are built. Those of the projects come first, in the same order. */
  readonly servers: readonly SiteServer[];
}

/** Measures each site once. */
export type Measure = (bench: Bench, report: Report) => Promise<void>;
