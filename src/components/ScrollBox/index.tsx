import {useEffect, useRef, useState, type ReactNode} from 'react';

interface Props {
  /** Accessible name, while the box can be focused. */
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A box that scrolls sideways. It can be focused while there is something to scroll. */
export default function ScrollBox({label, className, children}: Props): JSX.Element {
  const box = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);

  useEffect(() => {
    const element = box.current!;
    const observer = new ResizeObserver(() => setOverflows(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <div
      ref={box}
      className={className}
      style={{overflowX: 'auto'}}
      {...(overflows && {tabIndex: 0, role: 'group', 'aria-label': label})}
    >
      {children}
    </div>
  );
}
