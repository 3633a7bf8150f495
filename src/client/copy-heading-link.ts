// A click on the link of a heading also copies its address.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {translate} from '@docusaurus/Translate';
import {announce} from '@site/src/components/announce';

const SHOWN_MS = 2000;

const copy = async (link: HTMLAnchorElement) => {
  await navigator.clipboard.writeText(link.href);
  link.dataset.copied = '';
  announce(translate({message: 'Link copied'}));
  setTimeout(() => delete link.dataset.copied, SHOWN_MS);
};

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', ({target}) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a.hash-link') : null;
    // Without access to the clipboard, the address is still in the address bar.
    if (link) copy(link).catch(() => undefined);
  });
}
