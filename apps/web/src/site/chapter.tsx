import { heading, text } from '@palmares/ui';
import { css, cx } from '@palmares/ui/styled-system/css';
import type { ReactNode } from 'react';

const band = css({ borderBlockStart: 'line' });
const inside = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[minmax(0, 1fr) 22rem]' },
  alignItems: 'center',
  columnGap: '16',
  rowGap: '6',
  maxWidth: 'wide',
  mx: 'auto',
  paddingInline: { base: '4', sm: '6', md: '8' },
  paddingBlock: { base: '6', md: '24' },
});
const body = css({ display: 'flex', flexDirection: 'column', gap: { base: '4', md: '8' }, minWidth: '0' });
const words = css({ display: 'flex', flexDirection: 'column', gap: '2' });
const title = css({ maxWidth: '[30ch]' });
const all = css({ gridColumn: '[1 / -1]' });
const wide = css({ display: { base: 'none', lg: 'block' } });

interface ChapterProps {
  /** The anchor's id. */
  readonly id: string;
  readonly label: string;
  readonly title: ReactNode;
  /** Beside the words where there is room, and below them on a phone unless `wideOnly`. */
  readonly picture?: ReactNode;
  readonly wideOnly?: boolean;
  readonly children: ReactNode;
}

/** A part of a page about the product: its words, and what they are about. */
export const Chapter = ({ id, label, title: heads, picture, wideOnly = false, children }: ChapterProps) => (
  <section id={id} aria-labelledby={`${id}-title`} className={band}>
    <div className={inside}>
      <div className={cx(body, picture === undefined && all)}>
        <div className={words}>
          <p className={text({ size: 'label', tone: 'muted' })}>{label}</p>
          <h2 id={`${id}-title`} className={cx(heading({ size: 'lg' }), title)}>
            {heads}
          </h2>
        </div>
        {children}
      </div>
      {picture === undefined ? null : <div className={wideOnly ? wide : undefined}>{picture}</div>}
    </div>
  </section>
);
