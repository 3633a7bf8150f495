import {type ComponentProps} from 'react';
import ScrollBox from '../ScrollBox';
import styles from './styles.module.css';

export default function ScrollableTable(props: ComponentProps<'table'>): JSX.Element {
  return (
    <ScrollBox label="Wide table" className={styles.box}>
      <table {...props} />
    </ScrollBox>
  );
}
