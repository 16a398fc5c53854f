import { buttonClass, Page, PageHeader, textLink } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { Link } from '@tanstack/react-router';
import { trpc } from '../../api/client.ts';
import type { ResultsView } from '../../api/identity/results-view.server.ts';
import { dateWords } from '../../i18n/dates.ts';
import { ReadingLink } from '../../page/reading-link.tsx';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { exploreAddresses } from '../../sections/identity/explore-addresses.ts';
import { AtAGlance } from './at-a-glance.tsx';
import { AttemptNotice } from './attempt-notice.tsx';
import { ColorsResult } from './colors-result.tsx';
import { GritResult } from './grit-result.tsx';
import { MasksResult } from './masks-result.tsx';
import { NoResults } from './no-results.tsx';
import { OwnMask } from './own-mask.tsx';
import type { ScoredResults } from './results-data.ts';
import { layout } from './results-layout.ts';
import { StylesResult } from './styles-result.tsx';
import { useFirstReveal } from './use-first-reveal.ts';
import { WhoSeesResults } from './who-sees-results.tsx';

const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '6',
  rowGap: '2',
  _print: { display: 'none' },
});

export const ResultsScreen = () => {
  const [{ minutes, questions, running, scored, gender, age }, { refetch }] = trpc.identity.results.useSuspenseQuery();
  if (!scored && !running) return <NoResults minutes={minutes} questions={questions} age={age} />;
  return (
    <Page width="wide">
      <PageHeader title={m.results_title()} />
      <AttemptNotice minutes={minutes} running={running} onCheckAgain={() => refetch()} />
      {scored ? <Parts key={scored.attemptId} scored={scored} gender={gender} age={age} /> : null}
    </Page>
  );
};

/** When the test was taken, and what its results are not. */
const Limits = ({ finishedAt }: { readonly finishedAt: string | null }) => (
  <div className={`${layout.quiet} ${layout.prose}`}>
    {finishedAt === null ? null : <p>{m.results_date({ date: dateWords(new Date(finishedAt)) })}</p>}
    <p>{m.results_lead()}</p>
  </div>
);

const Actions = ({ scored: { result } }: { readonly scored: ScoredResults }) => {
  const params = { lang: getLocale() };
  const isAnyScored = Object.values(result).some((part) => part !== null);
  return (
    <div className={actions}>
      {isAnyScored ? (
        <>
          <Link
            to="/$lang/app/portfolio/edit/$section"
            params={{ ...params, section: 'identity' }}
            className={buttonClass({ size: 'lg' })}
          >
            {m.results_choose_shown()}
          </Link>
          <Link
            to="/$lang/app/identity/coaching"
            params={params}
            className={buttonClass({ variant: 'outline', size: 'lg' })}
          >
            {m.coaching_title()}
          </Link>
        </>
      ) : null}
      <a href={exploreAddresses.index()} className={textLink({ standing: 'alone' })}>
        {m.explore_title()}
      </a>
    </div>
  );
};

interface PartsProps extends Pick<ResultsView, 'gender' | 'age'> {
  readonly scored: ScoredResults;
}

const Parts = ({ scored, gender, age }: PartsProps) => {
  const { attemptId, finishedAt, result, explained } = scored;
  const isFirstSight = useFirstReveal(attemptId);
  return (
    <div className={layout.parts} data-reveal={isFirstSight || undefined}>
      <div className={layout.first}>
        {result.masks?.[0] && explained.masks ? (
          <OwnMask
            mask={result.masks[0].mask}
            gender={gender}
            traits={explained.masks.traits}
            meaning={explained.masks.meaning}
            reveals={isFirstSight}
          />
        ) : null}
        <AtAGlance result={result} />
        <WhoSeesResults age={age} />
      </div>
      <MasksResult scores={result.masks} explained={explained.masks} gender={gender} />
      <ColorsResult scores={result.colors} explained={explained.colors} />
      <StylesResult scores={result.learningStyles} explained={explained.learningStyles} />
      <GritResult scores={result.grit} explained={explained.grit} />
      <div className={layout.column}>
        <Actions scored={scored} />
        <Limits finishedAt={finishedAt} />
        <ReadingLink to="blog/importance-of-identity#for-athletes" words={m.reading_identity_for_athletes} />
      </div>
    </div>
  );
};
