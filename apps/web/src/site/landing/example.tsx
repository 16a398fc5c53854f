import { seasonStartYear } from '@palmares/domain/sections/sports-history/seasons';
import { text } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { m } from '../../paraglide/messages.js';
import { PlayerCard } from '../../screens/portfolio-view/player-card.tsx';
import { seasonWords } from '../../shell/dates.ts';

const frame = css({ display: 'flex', flexDirection: 'column', gap: '4', minWidth: '0' });
const caption = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '4', rowGap: '1' });
const badge = css({ textStyle: 'label', color: 'accent.text' });
const opened = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[minmax(0, 5fr) minmax(0, 7fr)]' },
  columnGap: '16',
  rowGap: '10',
  paddingInline: { base: '6', md: '12' },
  paddingBlock: { base: '8', md: '12' },
});
const figures = css({ display: 'flex', flexDirection: 'column', gap: '6' });
const figure = css({ textStyle: 'number' });
const event = css({ fontWeight: 'bold' });
const person = css({
  textStyle: 'title',
  fontWeight: 'regular',
  fontStretch: '[100%]',
  lineHeight: 'body',
});

const results = [
  { result: m.landing_example_figure1, of: m.landing_example_figure1_event },
  { result: m.landing_example_figure2, of: m.landing_example_figure2_event },
  { result: m.landing_example_figure3, of: m.landing_example_figure3_event },
];

/** A made-up athlete's card as a scout would see it, and the beginning of the page that it opens. */
export const Example = () => (
  <figure aria-label={m.landing_example_label()} className={frame}>
    <figcaption className={caption}>
      <span className={badge}>{m.landing_example_badge()}</span>
      <span className={text({ tone: 'muted' })}>{m.landing_example_note()}</span>
    </figcaption>
    <PlayerCard
      level="h2"
      firstName={m.landing_example_first_name()}
      lastName={m.landing_example_last_name()}
      kicker={m.landing_example_kicker()}
      greeting={[m.landing_example_greeting1(), m.landing_example_greeting2()]}
      description={m.landing_example_description()}
      season={m.portfolio_season_facts({ season: seasonWords(seasonStartYear(new Date())) })}
      facts={[
        { label: m.portfolio_fact_age(), value: m.portfolio_fact_age_value({ age: m.landing_example_age() }) },
        { label: m.portfolio_fact_category(), value: m.landing_example_level() },
        { label: m.portfolio_fact_team(), value: m.landing_example_team() },
        { label: m.portfolio_fact_league(), value: m.landing_example_league() },
      ]}
    />
    <div className={opened}>
      <dl aria-label={m.landing_example_figures_label()} className={figures}>
        {results.map(({ result, of }) => (
          <div key={of()}>
            <dt className={event}>{of()}</dt>
            <dd className={figure}>{result()}</dd>
          </div>
        ))}
      </dl>
      <blockquote className={person}>
        <p>{m.landing_example_words()}</p>
      </blockquote>
    </div>
  </figure>
);
