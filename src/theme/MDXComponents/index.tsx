// Change: tables scroll inside a box of their own that the keyboard can reach when they are wider than the page. Code of one
// line is told from a block at once: the theme looks through the children of every piece of code.
import React, {type ComponentProps} from 'react';
import MDXComponents from '@theme-original/MDXComponents';
import CodeInline from '@theme/CodeInline';
import ScrollableTable from '@site/src/components/ScrollableTable';

function Code(props: ComponentProps<'code'>): JSX.Element {
  const isInline = typeof props.children === 'string' && !props.children.includes('\n');
  return isInline ? <CodeInline {...props} /> : <MDXComponents.code {...props} />;
}

export default {...MDXComponents, code: Code, table: ScrollableTable};
