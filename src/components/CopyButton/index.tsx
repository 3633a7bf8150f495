import {useState} from 'react';
import {translate} from '@docusaurus/Translate';
import IconCopy from '@theme/Icon/Copy';
import IconSuccess from '@theme/Icon/Success';
import {announce} from '../announce';

const COPIED = translate({message: 'Copied'});

/** Milliseconds for which the button shows that it has copied, as in the theme. */
const COPIED_FOR = 1000;

export default function CopyButton({text}: {readonly text: () => string}): JSX.Element {
  const [isCopied, setIsCopied] = useState(false);

  const copy = async () => {
    await navigator.clipboard.writeText(text());
    setIsCopied(true);
    announce(COPIED);
    setTimeout(() => setIsCopied(false), COPIED_FOR);
  };
  const onClick = () => void copy().catch(() => announce(translate({message: 'Could not copy'})));

  const Icon = isCopied ? IconSuccess : IconCopy;
  return (
    <button
      type="button"
      className="clean-btn"
      title={translate({message: 'Copy'})}
      aria-label={isCopied ? COPIED : translate({message: 'Copy code to clipboard'})}
      onClick={onClick}
    >
      <Icon width={18} height={18} aria-hidden="true" />
    </button>
  );
}
