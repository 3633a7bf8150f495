// Change: tables scroll inside a box of their own that the keyboard can reach when they are wider than the page.
import {type ComponentProps} from 'react';
import {translate} from '@docusaurus/Translate';
import MDXComponents from '@theme-original/MDXComponents';
import ScrollBox from '@site/src/components/ScrollBox';
import styles from './styles.module.css';

const table = (props: ComponentProps<'table'>): JSX.Element => (
  <ScrollBox label={translate({message: 'Wide table'})} className={styles.box}>
    <table {...props} />
  </ScrollBox>
);

export default {...MDXComponents, table};
