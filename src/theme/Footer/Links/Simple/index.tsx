// Change: the links are a list in a navigation landmark, and screen readers skip the dots between them. The site's
// footer has columns; tests/fixture-site/items.test.ts tests this one. Ejected from
// theme-classic/lib/theme/Footer/Links/Simple/index.js@b57f7374: links and dots are siblings in one element.
import type {Props} from '@theme/Footer/Links/Simple';
import {translate} from '@docusaurus/Translate';
import LinkItem from '@theme/Footer/LinkItem';
import styles from './styles.module.css';

export default function FooterLinksSimple({links}: Props): JSX.Element {
  return (
    <nav className="footer__links text--center" aria-label={translate({message: 'Footer'})}>
      <ul className={`footer__items clean-list ${styles.list}`}>
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
