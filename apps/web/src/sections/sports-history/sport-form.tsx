import { axisOf } from '@palmares/domain/catalogue';
import type { DraftItems } from '@palmares/domain/sections';
import { useMemo } from 'react';
import { m } from '../../paraglide/messages.js';
import type { Asked } from '../kit/asked.ts';
import { AskedFields } from '../kit/asked-fields.tsx';
import type { ItemFormProps } from '../kit/item-kind.ts';
import { SportChoicesFields } from './sport-choices.tsx';

type Sport = DraftItems['sports'];
type Club = Pick<Sport, 'team' | 'league'>;

/** The examples are of teams and leagues, or of clubs and federations, as the sport has them. */
const clubAsked = (sport: string): Asked<Club> => {
  const axis = axisOf(sport);
  return {
    team: { label: m.sport_team_label, hint: () => m.sport_team_hint({ axis }), optional: true },
    league: { label: m.sport_league_label, hint: () => m.sport_league_hint({ axis }), optional: true },
  };
};

export const SportForm = ({ item, edit, errorOf, leave }: ItemFormProps<Sport>) => {
  const { sport, country, category, categoryOther, position, positionOther } = item;
  const chosen = useMemo(
    () => ({ sport, country, category, categoryOther, position, positionOther }),
    [sport, country, category, categoryOther, position, positionOther],
  );
  return (
    <>
      <SportChoicesFields chosen={chosen} errorOf={errorOf} edit={edit} leave={leave} />
      <AskedFields<Club>
        asked={useMemo(() => clubAsked(sport), [sport])}
        values={item}
        edit={(written) => edit((now) => ({ ...now, ...written(now) }))}
        errorOf={errorOf}
        leave={leave}
      />
    </>
  );
};
