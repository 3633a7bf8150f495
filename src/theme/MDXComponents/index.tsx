// Change: tables scroll inside a box of their own that the keyboard can reach when they are wider than the page.
import MDXComponents from '@theme-original/MDXComponents';
import ScrollableTable from '@site/src/components/ScrollableTable';

export default {...MDXComponents, table: ScrollableTable};
