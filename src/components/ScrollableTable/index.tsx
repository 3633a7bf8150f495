import React, {useEffect, useRef, useState, type ComponentProps} from 'react';
import styles from './styles.module.css';

/** A table in a box that scrolls sideways. The box is a stop for the Tab key only while there is something to scroll. */
export default function ScrollableTable(props: ComponentProps<'table'>): JSX.Element {
  const box = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);

  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setOverflows(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={box} className={styles.box} {...(overflows && {tabIndex: 0, role: 'group', 'aria-label': 'Wide table'})}>
      <table {...props} />
    </div>
  );
}
