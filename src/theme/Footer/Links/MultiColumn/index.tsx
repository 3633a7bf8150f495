// Change: the links are a navigation landmark, and every list is labelled by its column's title. Ejected from
// theme-classic/lib/theme/Footer/Links/MultiColumn/index.js@44437c9b: the titles are not linked to their lists.
import {useId} from 'react';
import type {Props} from '@theme/Footer/Links/MultiColumn';
import {translate} from '@docusaurus/Translate';
import LinkItem from '@theme/Footer/LinkItem';

const Column = ({column}: {readonly column: Props['columns'][number]}): JSX.Element => {
  const title = useId();
  return (
    <div className="col footer__col">
      <p id={title} className="footer__title">
        {column.title}
      </p>
      <ul className="footer__items clean-list" aria-labelledby={title}>
        {column.items.map((item, i) =>
          item.html ? (
            <li key={i} className="footer__item" dangerouslySetInnerHTML={{__html: item.html}} />
          ) : (
            <li key={i} className="footer__item">
              <LinkItem item={item} />
            </li>
          ),
        )}
      </ul>
    </div>
  );
};

export default function FooterLinksMultiColumn({columns}: Props): JSX.Element {
  return (
    <nav className="row footer__links" aria-label={translate({message: 'Footer'})}>
      {columns.map((column, i) => (
        <Column key={i} column={column} />
      ))}
    </nav>
  );
}
