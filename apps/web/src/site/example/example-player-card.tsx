import { seasonStartYear } from '@palmares/domain/sections';
import { ExamplePicture } from '../../drawings/athletes/example-picture.tsx';
import { seasonWords } from '../../i18n/dates.ts';
import { exampleKicker } from '../../page/example-kicker.ts';
import { m } from '../../paraglide/messages.js';
import { pageTime } from '../../server/page-time.ts';
import { inLines } from '../../shared-portfolio/card-fact.ts';
import { PlayerCard, type PlayerCardProps } from '../../shared-portfolio/player-card.tsx';

type ExampleProps = Pick<PlayerCardProps, 'brief' | 'greeting' | 'figures' | 'actions' | 'level'>;

/** The player card of the fictional athlete, who graduates at the end of the season. */
export const ExamplePlayerCard = (props: ExampleProps) => {
  const year = seasonStartYear(pageTime());
  return (
    <PlayerCard
      level="p"
      firstName={m.landing_example_first_name()}
      lastName={m.landing_example_last_name()}
      kicker={exampleKicker().map((value) => ({ value }))}
      season={m.portfolio_season_facts({ season: seasonWords(year) })}
      facts={inLines(
        [
          { label: m.portfolio_fact_category(), value: m.landing_example_level() },
          { label: m.portfolio_fact_team(), value: m.landing_example_team() },
        ],
        [{ label: m.portfolio_fact_class(), value: m.portfolio_fact_class_value({ year: year + 1 }) }],
      )}
      picture={<ExamplePicture />}
      {...props}
    />
  );
};
