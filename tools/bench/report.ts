import {formatNumber, formatValues, median, table} from './stats';

/** Figures of one site by what was measured, with the unit in the name. */
export type Figures = Readonly<Record<string, number>>;

/** What the runs of a measurement gave. Tables, rows and columns are in the order in which they were first added. */
export class Report {
  readonly #tables = new Map<string, {sites: Set<string>; rows: Map<string, Map<string, number[]>>}>();

  /** Adds figures of one run. A figure that is NaN (there was nothing to measure) is an empty cell, unless other runs have it. */
  add(heading: string, site: string, figures: Figures): void {
    const found = this.#tables.get(heading) ?? {sites: new Set(), rows: new Map()};
    this.#tables.set(heading, found);
    found.sites.add(site);
    for (const [figure, value] of Object.entries(figures)) {
      const row = found.rows.get(figure) ?? new Map<string, number[]>();
      found.rows.set(figure, row);
      row.set(site, [...(row.get(site) ?? []), ...(Number.isNaN(value) ? [] : [value])]);
    }
  }

  /** Markdown: the median of each site with its range, and its ratio to the median of the first site. */
  toMarkdown(): string {
    return [...this.#tables]
      .map(([heading, {sites, rows}]) => {
        const [base = '', ...others] = sites;
        const head = ['', base, ...others.flatMap((site) => [site, `${site} ÷ ${base}`])];
        const lines = [...rows].map(([figure, row]) => {
          const of = (site: string) => row.get(site) ?? [];
          const ratio = (site: string) => formatNumber(median(of(site)) / median(of(base)));
          return [figure, formatValues(of(base)), ...others.flatMap((site) => [formatValues(of(site)), ratio(site)])];
        });
        return `### ${heading}\n\n${table(head, lines)}`;
      })
      .join('\n\n');
  }
}
