import {useEffect, useRef, useState} from 'react';
import {areSingleKeysOn, setSingleKeys} from './single-keys';
import styles from './styles.module.css';

const SHORTCUTS: readonly {readonly keys: readonly string[]; readonly does: string}[] = [
  {keys: ['Ctrl K', '⌘ K', '/'], does: 'search'},
  {keys: ['↑', '↓', 'Enter'], does: 'choose a result'},
  {keys: ['Ctrl Enter'], does: 'open a result in a new tab'},
  {keys: ['Esc'], does: 'close what is open'},
  {keys: ['?'], does: 'show this list'},
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
      <h2 id="shortcuts">Keyboard shortcuts</h2>
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
          Shortcuts of one key (<kbd>/</kbd> and <kbd>?</kbd>)
        </span>
      </label>
      <form method="dialog">
        <button type="submit" className="button button--primary">
          Close
        </button>
      </form>
    </dialog>
  );
}
