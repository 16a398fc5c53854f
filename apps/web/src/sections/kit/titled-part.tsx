import { heading } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { type ReactNode, useId } from 'react';

const part = css({ display: 'flex', flexDirection: 'column', gap: '4' });
const quiet = css({ color: 'fg.muted', maxWidth: 'prose' });

interface TitledPartProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** Fields that serve one purpose, under a title that says which. */
export const TitledPart = ({ title, lead, children }: TitledPartProps) => {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={part}>
      <h2 id={titleId} className={heading({ size: 'sm' })}>
        {title}
      </h2>
      <p className={quiet}>{lead}</p>
      {children}
    </section>
  );
};
