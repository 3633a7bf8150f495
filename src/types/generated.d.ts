declare module '@generated/page-list/default/pages.json' {
  import type {ListedPage} from '@site/src/plugins/page-list';

  const pages: readonly ListedPage[];
  export default pages;
}

declare module '@generated/messages/default/areas.json' {
  import type {QuotingArea} from '@site/src/messages';

  const areas: readonly QuotingArea[];
  export default areas;
}

declare module '@generated/freshness/default/pages.json' {
  import type {PageAge} from '@site/src/freshness';
  import type {FreshnessData} from '@site/src/freshness/freshness';

  const overview: {readonly versions: FreshnessData['versions']; readonly pages: readonly PageAge[]};
  export default overview;
}

declare module '@generated/site/default/words.json' {
  import type {Words} from '@site/src/plugins/words';

  const words: Words;
  export default words;
}
