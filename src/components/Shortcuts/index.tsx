import {useEffect, useRef, useState} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {areSingleKeysOn, setSingleKeys} from './single-keys';
import styles from './styles.module.css';

const SHORTCUTS: readonly {readonly keys: readonly string[]; readonly does: string}[] = [
  {keys: ['Ctrl K', '⌘ K', '/'], does: translate({message: 'search'})},
  {keys: ['↑', '↓', 'Enter'], does: translate({message: 'choose a result'})},
  {keys: ['Ctrl Enter'], does: translate({message: 'open a result in a new tab'})},
  {keys: ['Esc'], does: translate({message: 'close what is open'})},
  {keys: ['?'], does: translate({message: 'show this list'})},
];

export default function Shortcuts({onClose}: {readonly onClose: () => void}): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOn, setIsOn] = useState(areSingleKeysOn);
  useEffect(() => {
    dialog.current?.showModal();
    // Not on the first control, a checkbox, which a stray press of the space bar would change.
    dialog.current?.querySelector('button')?.focus();
  }, []);

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="shortcuts" onClose={onClose}>
      <h2 id="shortcuts">
        <Translate>Keyboard shortcuts</Translate>
      </h2>
      <dl className={styles.list}>
        {SHORTCUTS.map(({keys, does}) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <label className={styles.option}>
        <input
          type="checkbox"
          checked={isOn}
          onChange={({currentTarget: {checked}}) => {
            setSingleKeys(checked);
            setIsOn(checked);
          }}
        />
        <span>
          <Translate values={{slash: <kbd>/</kbd>, questionMark: <kbd>?</kbd>}}>
            {'Shortcuts of one key ({slash} and {questionMark})'}
          </Translate>
        </span>
      </label>
      <form method="dialog">
        <button type="submit" className="button button--primary">
          <Translate>Close</Translate>
        </button>
      </form>
    </dialog>
  );
}
