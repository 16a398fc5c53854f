import { cx } from '@palmares/ui/styled-system/css';
import { readMore } from '@palmares/ui/styled-system/recipes';
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';

export interface ReadMoreProps {
  /** Number of lines shown at first. */
  lines?: number;
  labels: { more: ReactNode; less: ReactNode };
  children: ReactNode;
  className?: string | undefined;
}

const clampAt = (lines: number): CSSProperties & Record<'--lines', number> => ({ '--lines': lines });

/** True once the whole text is known to fit. */
const useFits = () => {
  const text = useRef<HTMLDivElement>(null);
  const [fits, setFits] = useState(false);
  useEffect(() => {
    const element = text.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      const isOpen = element.matches(':focus-within, :has(+ details[open])');
      if (!isOpen) setFits(element.scrollHeight <= element.clientHeight + 1);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { text, fits };
};

/** A long text cut after some lines. Expands without script; printed whole, and read whole by screen readers. */
export const ReadMore = ({ lines = 8, labels, children, className }: ReadMoreProps) => {
  const { text, fits } = useFits();
  const styles = readMore();
  return (
    <div className={cx(styles.root, className)}>
      <div ref={text} className={styles.text} style={clampAt(lines)}>
        {children}
      </div>
      <details className={styles.switch} data-fits={fits || undefined}>
        <summary className={styles.summary}>
          <span className={styles.more}>{labels.more}</span> <span className={styles.less}>{labels.less}</span>
        </summary>
      </details>
    </div>
  );
};
