import type { WorkExperiencePublicView } from '@palmares/domain/shared-portfolio';
import { css } from '@palmares/ui/styled-system/css';
import type { ViewProps } from '../section-view.ts';
import { useWrittenLanguage } from '../written-language.ts';
import { yearsWords } from './years-words.ts';

const job = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', sm: '[minmax(0, 13rem) minmax(0, 1fr)]' },
  alignItems: 'baseline',
  columnGap: '6',
  rowGap: '1',
  paddingBlock: '4',
  borderBlockStart: 'line',
  breakInside: 'avoid',
  _first: { borderBlockStart: 'none' },
  _print: { gridTemplateColumns: '[minmax(0, 6rem) minmax(0, 1fr)]', columnGap: '2', paddingBlock: '1' },
});
const years = css({ fontWeight: 'bold', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
const title = css({ fontWeight: 'bold', overflowWrap: 'anywhere' });
const company = css({ color: 'fg.muted', overflowWrap: 'anywhere' });
const description = css({
  maxWidth: 'prose',
  whiteSpace: 'pre-line',
  overflowWrap: 'break-word',
  _print: { maxWidth: 'full' },
});

export const WorkExperienceView = ({ content }: ViewProps<WorkExperiencePublicView>) => {
  const lang = useWrittenLanguage();
  return (
    <ul>
      {content.jobs.map((held) => (
        <li key={held.id} className={job}>
          <p className={years}>{yearsWords(held)}</p>
          <div lang={lang}>
            <h3 className={title}>{held.title}</h3>
            <p className={company}>{held.company}</p>
            {held.description === '' ? null : <p className={description}>{held.description}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
};
