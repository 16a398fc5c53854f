import { heading, text } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import type { ReactNode } from 'react';

const row = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[minmax(0, 4fr) minmax(0, 7fr)]' },
  alignItems: 'start',
  columnGap: '16',
  rowGap: '6',
  paddingBlock: { base: '8', md: '12' },
  borderBlockStart: 'line',
  _last: { paddingBlockEnd: '0' },
});
const words = css({ display: 'flex', flexDirection: 'column', gap: '4' });

interface ToolProps {
  readonly title: string;
  readonly text: ReactNode;
  /** Below the words, for example whether it is available yet. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** What a tool does for the athlete, beside a picture of it. */
export const Tool = ({ title, text: body, note, children }: ToolProps) => (
  <div className={row}>
    <div className={words}>
      <h3 className={heading({ size: 'md' })}>{title}</h3>
      <p className={text()}>{body}</p>
      {note}
    </div>
    {children}
  </div>
);
