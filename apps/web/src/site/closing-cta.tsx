import { heading, text } from '@palmares/ui';
import { css, cx } from '@palmares/ui/styled-system/css';
import type { ReactNode } from 'react';
import { WayIn } from './way-in.tsx';

const band = css({ borderBlockStart: 'line', bg: 'surface' });
const inside = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '4',
  maxWidth: 'wide',
  mx: 'auto',
  paddingInline: { base: '4', sm: '6', md: '8' },
  paddingBlock: { base: '8', md: '24' },
});
// On a phone it is two lines, not three, between the chapters' titles and the first one.
const call = css({ fontSize: { base: '[2.125rem]', md: 'display' } });

interface ClosingCtaProps {
  readonly title: string;
  readonly says?: string;
  /** Fallback below the action, for visitors it does not apply to. */
  readonly children?: ReactNode;
}

/** The end of a public page, which repeats its one action. */
export const ClosingCta = ({ title, says, children }: ClosingCtaProps) => (
  <section aria-labelledby="last-call" className={band}>
    <div className={inside}>
      <h2 id="last-call" className={cx(heading({ size: 'display' }), call)}>
        {title}
      </h2>
      {says === undefined ? null : <p className={text({ size: 'lead', tone: 'muted' })}>{says}</p>}
      <WayIn />
      {children}
    </div>
  </section>
);
