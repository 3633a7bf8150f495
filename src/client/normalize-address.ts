// The server's page for `/docs/intro.html` is that of `/docs/intro`; when the framework starts, it loads the parts of the
// address as it stands, finds none, and takes the page away until they have come. So the address is put right before.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

if (ExecutionEnvironment.canUseDOM) {
  const {pathname, search, hash} = window.location;
  const normalized = pathname.replace(/(?:(^|\/)index)?\.html$/, '$1').replace(/(.)\/$/, '$1') || '/';
  if (pathname.endsWith('.html')) window.history.replaceState(null, '', normalized + search + hash);
}
