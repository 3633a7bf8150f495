// Change: the button says whether the table of contents below it is open.
import type {Props} from '@theme/TOCCollapsible/CollapseButton';
import CollapseButton from '@theme-original/TOCCollapsible/CollapseButton';

export default function CollapseButtonWrapper(props: Props): JSX.Element {
  return <CollapseButton aria-expanded={!props.collapsed} {...props} />;
}
