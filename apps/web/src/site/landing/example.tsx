import { seasonStartYear } from '@palmares/domain/sections';
import { text } from '@palmares/ui';
import { css, cx } from '@palmares/ui/styled-system/css';
import { GoaltenderPicture } from '../../drawings/athletes/goaltender.tsx';
import { SwimmerPicture } from '../../drawings/athletes/swimmer.tsx';
import { seasonWords } from '../../i18n/dates.ts';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { PlayerCard } from '../../portfolio-page/player-card.tsx';
import { columns, partLabel } from '../columns.ts';

const frame = css({ display: 'flex', flexDirection: 'column', gap: '4', minWidth: '0' });
const caption = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '4', rowGap: '1' });
const badge = css({ textStyle: 'label', color: 'fg.muted' });
const opened = css({ paddingBlock: { base: '6', md: '12' } });
const person = css({ display: 'flex', flexDirection: 'column', gap: '6', minWidth: '0' });
const words = css({ fontSize: 'title', lineHeight: '[1.45]', maxWidth: '[38em]' });

const figures = [
  { label: m.landing_example_figure1_event, value: m.landing_example_figure1 },
  { label: m.landing_example_figure2_event, value: m.landing_example_figure2 },
  { label: m.landing_example_figure3_event, value: m.landing_example_figure3 },
];

/** A fictional athlete's card as a scout would see it, and the start of its page. */
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
      kicker={[{ value: m.landing_example_kicker() }]}
      greeting={[m.landing_example_greeting1(), m.landing_example_greeting2()]}
      description={m.landing_example_description()}
      season={m.portfolio_season_facts({ season: seasonWords(seasonStartYear(new Date())) })}
      figures={figures.map(({ label, value }) => ({ label: label(), value: value() }))}
      facts={[
        { label: m.portfolio_fact_age(), value: m.portfolio_fact_age_value({ age: m.landing_example_age() }) },
        { label: m.portfolio_fact_category(), value: m.landing_example_level() },
        { label: m.portfolio_fact_team(), value: m.landing_example_team() },
        { label: m.portfolio_fact_league(), value: m.landing_example_league() },
      ]}
      picture={getLocale() === 'fr-ca' ? <SwimmerPicture /> : <GoaltenderPicture />}
    />
    <div className={cx(columns, opened)}>
      <p className={partLabel}>{m.portfolio_introduction_title()}</p>
      <div className={person}>
        <blockquote className={words}>
          <p>{m.landing_example_words()}</p>
        </blockquote>
        <p className={text({ tone: 'muted' })}>{m.landing_example_goes_on()}</p>
      </div>
    </div>
  </figure>
);
