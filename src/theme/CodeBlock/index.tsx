// Change: shows code that was highlighted at build time. Ejected from
// theme-classic/lib/theme/CodeBlock/index.js@639f8655: the theme highlights code again in the browser, and a wrap could
// not leave out the highlighter and its languages.
import {useRef} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useCodeWordWrap} from '@docusaurus/theme-common/internal';
import CopyButton from '@site/src/components/CopyButton';
import WordWrapButton from '@theme/CodeBlock/WordWrapButton';
import styles from './styles.module.css';

interface Props {
  /** Highlighted code; made by the site's rehype plugin, with everything of the code itself escaped. */
  readonly html?: string;
  readonly children?: string;
  readonly title?: string;
  readonly className?: string;
}

export default function CodeBlock({html, children, title, className}: Props): JSX.Element {
  const {codeBlockRef, isEnabled, isCodeScrollable, toggle} = useCodeWordWrap();
  const code = useRef<HTMLElement>(null);
  return (
    <div className={clsx(className, styles.container, ThemeClassNames.common.codeBlock)}>
      {title && <div className={styles.title}>{title}</div>}
      <div className={styles.content}>
        <pre tabIndex={0} ref={codeBlockRef} className={clsx(styles.pre, 'thin-scrollbar')}>
          {html === undefined ? (
            <code ref={code}>{children}</code>
          ) : (
            <code ref={code} dangerouslySetInnerHTML={{__html: html}} />
          )}
        </pre>
        <div className={clsx('needs-scripts', styles.buttons)}>
          {(isEnabled || isCodeScrollable) && <WordWrapButton onClick={() => toggle()} isEnabled={isEnabled} />}
          <CopyButton text={() => code.current?.textContent ?? ''} />
        </div>
      </div>
    </div>
  );
}
