// Change: asks at the end of a page whether it was helpful.
import DocItemFooter from '@theme-original/DocItem/Footer';
import PageFeedback from '@site/src/components/PageFeedback';

export default function DocItemFooterWrapper(): JSX.Element {
  return (
    <>
      <DocItemFooter />
      <PageFeedback />
    </>
  );
}
