// Change: the page has a description; search engines and link previews show it.
import type {Props} from '@theme/DocTagsListPage';
import {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import DocTagsListPage from '@theme-original/DocTagsListPage';

export default function DocTagsListPageWrapper(props: Props): JSX.Element {
  return (
    <>
      <PageMetadata
        description={translate({
          message: 'Every subject of the contributor documentation, with the number of pages about it.',
        })}
      />
      <DocTagsListPage {...props} />
    </>
  );
}
