import { heading } from '@palmares/ui';
import { css, cx } from '@palmares/ui/styled-system/css';
import type { ReactNode } from 'react';
import { columns, partLabel } from './columns.ts';

const band = css({ borderBlockStart: 'line' });
const inside = css({
  maxWidth: 'wide',
  mx: 'auto',
  paddingInline: { base: '4', sm: '6', md: '8' },
  paddingBlock: { base: '8', md: '24' },
});
const body = css({ display: 'flex', flexDirection: 'column', gap: { base: '4', md: '12' }, minWidth: '0' });
const title = css({ maxWidth: '[30ch]' });

interface ChapterProps {
  /** The anchor's id. */
  readonly id: string;
  readonly label: string;
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/** A part of the landing page, on the same two columns as a portfolio's sections. */
export const Chapter = ({ id, label, title: words, children }: ChapterProps) => (
  <section id={id} aria-labelledby={`${id}-title`} className={band}>
    <div className={cx(columns, inside)}>
      <p className={partLabel}>{label}</p>
      <div className={body}>
        <h2 id={`${id}-title`} className={cx(heading({ size: 'lg' }), title)}>
          {words}
        </h2>
        {children}
      </div>
    </div>
  </section>
);
