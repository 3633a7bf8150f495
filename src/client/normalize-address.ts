// The server answers `/docs/intro.html` with the page of `/docs/intro`. Docusaurus, when it starts, would find no route
// for the address and remove the page, so that the address is normalised before.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';

if (ExecutionEnvironment.canUseDOM) {
  const {pathname, search, hash} = window.location;
  const bare = pathname.replace(/(?:\/index)?\.html$/, '');
  const normalized = `${bare}/` === siteConfig.baseUrl ? siteConfig.baseUrl : bare;
  if (pathname.endsWith('.html')) window.history.replaceState(null, '', normalized + search + hash);
}
