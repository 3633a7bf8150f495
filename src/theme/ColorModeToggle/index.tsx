// Change: renders the default mode until the page is hydrated. The theme renders the stored mode at once, but React
// keeps the label of the server's HTML, so that the button on a dark page said "currently light mode".
import type {Props} from '@theme/ColorModeToggle';
import {useThemeConfig} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import ColorModeToggle from '@theme-original/ColorModeToggle';

export default function ColorModeToggleWrapper(props: Props): JSX.Element {
  const isBrowser = useIsBrowser();
  const {defaultMode} = useThemeConfig().colorMode;
  return <ColorModeToggle {...props} value={isBrowser ? props.value : defaultMode} />;
}
