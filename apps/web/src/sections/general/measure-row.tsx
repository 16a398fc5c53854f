import { css } from '@palmares/ui/styled-system/css';
import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';

// If the row is too narrow, for instance with large text, the other system wraps to a second one.
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: { base: '2', sm: '3' },
  rowGap: '2',
});
const system = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  '& > *': { width: { base: '[4.375rem]', sm: '[7rem]' } },
  '& > :only-child': { width: { base: '[5.5rem]', sm: '[7rem]' } },
});
const other = css({ display: 'flex', alignItems: 'center', columnGap: { base: '2', sm: '3' } });
const or = css({ color: 'fg.muted' });

interface MeasureRowProps {
  readonly imperial: ReactNode;
  readonly metric: ReactNode;
  readonly leave: () => void;
}

/** Both systems side by side. The answer counts as left when the focus leaves the whole row. */
export const MeasureRow = ({ imperial, metric, leave }: MeasureRowProps) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to its controls
  <div
    className={row}
    onBlur={({ currentTarget, relatedTarget }) => {
      if (!currentTarget.contains(relatedTarget)) leave();
    }}
  >
    <span className={system}>{imperial}</span>
    <span className={other}>
      <span className={or}>{m.general_measure_or()}</span>
      <span className={system}>{metric}</span>
    </span>
  </div>
);
