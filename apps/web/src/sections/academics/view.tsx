import type { AcademicsPublicView } from '@palmares/domain/shared-portfolio';
import { css } from '@palmares/ui/styled-system/css';
import { m } from '../../paraglide/messages.js';
import { Paragraphs } from '../paragraphs.tsx';
import type { ViewProps } from '../section-view.ts';
import { useWrittenLanguage } from '../written-language.ts';
import { academicFacts } from './facts.ts';

const parts = css({ display: 'flex', flexDirection: 'column', gap: '8', _print: { gap: '2' } });
const facts = css({ display: 'flex', flexDirection: 'column', _print: { display: 'block', columns: '[2]' } });
const fact = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', sm: '[minmax(0, 13rem) minmax(0, 1fr)]' },
  columnGap: '6',
  rowGap: '1',
  paddingBlock: '3',
  borderBlockStart: 'line',
  breakInside: 'avoid',
  _first: { borderBlockStart: 'none' },
  _print: { gridTemplateColumns: '[minmax(0, 11rem) minmax(0, 1fr)]', columnGap: '2', paddingBlock: '1' },
});
const label = css({ color: 'fg.muted' });
const value = css({ fontWeight: 'semibold', overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' });

/** Shows the facts in the order in which recruiters ask for them. */
export const AcademicsView = ({ content }: ViewProps<AcademicsPublicView>) => {
  const lang = useWrittenLanguage();
  return (
    <div className={parts}>
      <dl className={facts}>
        {academicFacts(content).map((each) => (
          <div key={each.label} className={fact}>
            <dt className={label}>{each.label}</dt>
            <dd className={value} lang={each.isWritten ? lang : undefined}>
              {each.value}
            </dd>
          </div>
        ))}
      </dl>
      <Paragraphs title={m.portfolio_academics_vision()} paragraphs={content.vision} />
    </div>
  );
};
