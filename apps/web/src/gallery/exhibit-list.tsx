import type { Language } from '@palmares/domain/kernel';
import { heading } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { useId } from 'react';
import type { Exhibit, ExhibitGroup } from './exhibit.ts';

const exhibit = css({ display: 'flex', flexDirection: 'column', gap: '4', paddingBlock: '8', borderBlockEnd: 'line' });
const shown = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: '4', minWidth: '0' });

interface ExhibitListProps {
  readonly group: ExhibitGroup;
  readonly language: Language;
}

export const ExhibitList = ({ group, language }: ExhibitListProps) =>
  group.exhibits.map((part) => <ExhibitSection key={part.name} part={part} language={language} />);

const ExhibitSection = ({ part, language }: { readonly part: Exhibit; readonly language: Language }) => {
  const title = useId();
  return (
    <section aria-labelledby={title} className={exhibit}>
      <h2 id={title} className={heading({ size: 'sm' })}>
        {part.name}
      </h2>
      <div className={shown}>
        <part.Component language={language} />
      </div>
    </section>
  );
};
