import { ExamplePicture } from '../../drawings/athletes/example-picture.tsx';
import { m } from '../../paraglide/messages.js';
import { PlayerCard, type PlayerCardProps } from '../../shared-portfolio/player-card.tsx';

/** The player card of the fictional athlete, as a picture. */
export const ExamplePlayerCard = (props: Pick<PlayerCardProps, 'brief' | 'greeting' | 'figures' | 'actions'>) => (
  <PlayerCard
    level="p"
    firstName={m.landing_example_first_name()}
    lastName={m.landing_example_last_name()}
    kicker={[{ value: m.landing_example_kicker() }]}
    facts={[
      { label: m.portfolio_fact_age(), value: m.portfolio_fact_age_value({ age: m.landing_example_age() }) },
      { label: m.portfolio_fact_category(), value: m.landing_example_level() },
      { label: m.portfolio_fact_team(), value: m.landing_example_team() },
    ]}
    picture={<ExamplePicture />}
    {...props}
  />
);
