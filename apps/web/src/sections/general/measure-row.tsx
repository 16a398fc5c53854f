import { css } from '@palmares/ui/styled-system/css';
import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' });
const system = css({ display: 'flex', gap: '2', '& > *': { width: '[5.5rem]' } });
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
    <span className={or}>{m.general_measure_or()}</span>
    <span className={system}>{metric}</span>
  </div>
);
