import { type IdentityPart, identityParts } from '@palmares/domain/sections';
import { buttonClass, heading, Page, PageHeader, text, textLink } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import type { ResultsView } from '../../api/identity/results-view.server.ts';
import { ResultDrawing } from '../../drawings/results/result-drawing.tsx';
import { ReadingLink } from '../../page/reading-link.tsx';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { exploreAddresses } from '../../sections/identity/explore-addresses.ts';
import { PartSigns } from '../../sections/identity/part-signs.tsx';
import { partWords } from '../../sections/identity/words.ts';
import { WhoSeesResults } from './who-sees-results.tsx';

const SIGN = 28;

/** On a wide screen the masks are beside the words. */
const opening = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[minmax(0, 1fr) 28rem]' },
  columnGap: '16',
  rowGap: '6',
});
const beside = css({ gridColumn: { lg: '[2]' }, gridRow: { lg: '[1 / span 2]' }, alignSelf: 'center' });
const start = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '4' });
const terms = css({ fontWeight: 'bold' });
const outcome = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '4',
  borderBlockStart: 'line',
  paddingBlockStart: '8',
});
const list = css({ display: 'flex', flexDirection: 'column', listStyle: 'none' });
/** The form of the result, what it says, and all that it may be. */
const row = css({
  display: 'grid',
  gridTemplateColumns: { base: '[3.5rem minmax(0, 1fr)]', md: '[4.5rem minmax(0, 1fr) auto]' },
  alignItems: 'center',
  columnGap: { base: '4', md: '6' },
  rowGap: '2',
  paddingBlock: '4',
  '& + &': { borderBlockStart: 'line' },
  '& > svg': { width: 'full', height: 'auto', gridRow: { base: '[span 2]', md: 'auto' } },
});
const words = css({ lineHeight: 'snug', '& > strong': { display: 'block', marginBlockEnd: '1' } });
const links = css({ display: 'flex', flexWrap: 'wrap', columnGap: '6', rowGap: '2' });

const found: Readonly<Record<IdentityPart, () => string>> = {
  masks: m.results_none_masks,
  colors: m.results_none_colors,
  learningStyles: m.results_none_learning_styles,
  grit: m.results_none_grit,
};

/** Shown before the test: its terms and its results. */
export const NoResults = ({ minutes, questions, age }: Pick<ResultsView, 'minutes' | 'questions' | 'age'>) => {
  const count = Object.values(questions).reduce((sum, each) => sum + each, 0);
  const id = useId();
  return (
    <Page width="wide">
      <div className={opening}>
        <PageHeader title={m.results_none_title()} lead={m.results_none_text()} />
        <div className={beside}>
          <PartSigns part="masks" />
        </div>
        <div className={start}>
          {minutes === null ? null : <p className={terms}>{m.results_none_terms({ count, minutes })}</p>}
          <WhoSeesResults age={age} />
          <Link to="/$lang/app/identity/test" params={{ lang: getLocale() }} className={buttonClass({ size: 'lg' })}>
            {m.results_to_test()}
          </Link>
        </div>
      </div>
      <section aria-labelledby={id} className={outcome}>
        <h2 id={id} className={heading({ size: 'md' })}>
          {m.results_none_outcome()}
        </h2>
        <ul className={list}>
          {identityParts.map((part) => (
            <li key={part} className={row}>
              <ResultDrawing part={part} />
              <p className={words}>
                <strong>{partWords[part]()}</strong>
                {found[part]()}
              </p>
              <PartSigns part={part} size={SIGN} />
            </li>
          ))}
        </ul>
        <p className={text({ tone: 'muted' })}>{m.identity_test_about()}</p>
      </section>
      <p className={links}>
        <a href={exploreAddresses.index()} className={textLink({ standing: 'alone' })}>
          {m.explore_title()}
        </a>
        <ReadingLink to="blog/importance-of-identity" words={m.reading_identity} />
      </p>
    </Page>
  );
};
