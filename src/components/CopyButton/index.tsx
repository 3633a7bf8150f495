import {useState} from 'react';
import IconCopy from '@theme/Icon/Copy';
import IconSuccess from '@theme/Icon/Success';
import {announce} from '../announce';

/** Milliseconds for which the button shows that it has copied, as in the theme. */
const COPIED_FOR = 1000;

export default function CopyButton({text}: {readonly text: () => string}): JSX.Element {
  const [isCopied, setIsCopied] = useState(false);

  const copy = async () => {
    await navigator.clipboard.writeText(text());
    setIsCopied(true);
    announce('Copied');
    setTimeout(() => setIsCopied(false), COPIED_FOR);
  };
  const onClick = () => void copy().catch(() => announce('Could not copy'));

  const Icon = isCopied ? IconSuccess : IconCopy;
  return (
    <button
      type="button"
      className="clean-btn"
      title="Copy"
      aria-label={isCopied ? 'Copied' : 'Copy code to clipboard'}
      onClick={onClick}
    >
      <Icon width={18} height={18} aria-hidden="true" />
    </button>
  );
}
