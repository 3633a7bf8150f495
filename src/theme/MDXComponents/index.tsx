// Change: wide tables scroll in a box that the keyboard can reach. Code of one line is rendered inline at once, without the
// theme's look through the children of every piece of code.
import React, {type ComponentProps} from 'react';
import MDXComponents from '@theme-original/MDXComponents';
import CodeInline from '@theme/CodeInline';
import ScrollableTable from '@site/src/components/ScrollableTable';

function Code(props: ComponentProps<'code'>): JSX.Element {
  const isInline = typeof props.children === 'string' && !props.children.includes('\n');
  return isInline ? <CodeInline {...props} /> : <MDXComponents.code {...props} />;
}

export default {...MDXComponents, code: Code, table: ScrollableTable};
