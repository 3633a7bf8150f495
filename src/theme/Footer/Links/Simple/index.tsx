// Change: the links are a list in a navigation landmark of their own, and the dots between them are not read out.
// Ejected: the theme's list is made of plain elements.
import React from 'react';
import type {Props} from '@theme/Footer/Links/Simple';
import LinkItem from '@theme/Footer/LinkItem';
import styles from './styles.module.css';

export default function FooterLinksSimple({links}: Props): JSX.Element {
  return (
    <nav className="footer__links text--center" aria-label="Footer">
      <ul className={styles.list}>
        {links.map((item, i) => (
          <li key={i}>
            {i > 0 && (
              <span className="footer__link-separator" aria-hidden="true">
                ·
              </span>
            )}
            {item.html ? (
              <span className="footer__link-item" dangerouslySetInnerHTML={{__html: item.html}} />
            ) : (
              <LinkItem item={item} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
