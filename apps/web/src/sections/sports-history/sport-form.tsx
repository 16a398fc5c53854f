import { axisOf, categoryChoices, OTHER, positionChoices, sportChoices } from '@palmares/domain/catalogue';
import type { DraftItems } from '@palmares/domain/sections';
import { Combobox, Field, SegmentedControl } from '@palmares/ui';
import { use, useMemo } from 'react';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import type { Asked } from '../kit/asked.ts';
import { AskedFields } from '../kit/asked-fields.tsx';
import type { ItemFormProps } from '../kit/item-kind.ts';
import { axisWords } from './axis-words.ts';
import { SeasonContext } from './season-context.ts';
import { useSportChange } from './use-sport-change.tsx';

type Sport = DraftItems['sports'];
type Club = Pick<Sport, 'team' | 'league'>;

const clubAsked: Asked<Club> = {
  team: { label: m.sport_team_label, optional: true },
  league: { label: m.sport_league_label, optional: true },
};
const otherCategoryAsked: Asked<Pick<Sport, 'categoryOther'>> = {
  categoryOther: { label: m.sport_category_other_label, hint: m.sport_category_other_hint },
};
const otherPositionAsked: Asked<Pick<Sport, 'positionOther'>> = {
  positionOther: { label: m.sport_position_other_label, hint: m.sport_position_other_hint },
};

export const SportForm = ({ item, edit, errorOf, leave }: ItemFormProps<Sport>) => {
  const language = getLocale();
  const { year } = use(SeasonContext);
  const { change, shown, question } = useSportChange({ item, edit });
  const sports = useMemo(() => sportChoices(language).map(({ id, label }) => ({ value: id, label })), [language]);
  const categories = useMemo(
    () =>
      categoryChoices(item.sport, item.country, language, { season: year, kept: item.category }).flatMap(
        ({ label: group, choices }) => choices.map(({ id, label }) => ({ value: id, label, group })),
      ),
    [item.sport, item.country, item.category, language, year],
  );
  const positions = useMemo(
    () => positionChoices(item.sport, language).map(({ id, label }) => ({ value: id, label })),
    [item.sport, language],
  );
  const combobox = { emptyText: m.combobox_empty(), labels: { open: m.combobox_open() } };
  const chooseFirst = item.sport === '' ? m.sport_category_hint() : undefined;
  const wiring = {
    values: item,
    edit: (written: (now: Sport) => Partial<Sport>) => edit((now) => ({ ...now, ...written(now) })),
    errorOf,
    leave,
  };
  return (
    <>
      <Field label={m.sport_sport_label()} error={errorOf('sport')}>
        <Combobox
          {...combobox}
          items={sports}
          value={shown.sport}
          onBlur={() => leave('sport')}
          onValueChange={(sport) => change({ sport })}
        />
      </Field>
      <Field label={m.sport_country_label()} error={errorOf('country')}>
        <SegmentedControl
          items={[
            { value: 'can', label: m.country_can() },
            { value: 'usa', label: m.country_usa() },
          ]}
          value={shown.country === '' ? null : shown.country}
          onValueChange={(country) => change({ country })}
        />
      </Field>
      <Field label={m.sport_category_label()} hint={chooseFirst} error={errorOf('category')}>
        <Combobox
          {...combobox}
          items={categories}
          value={item.category}
          disabled={item.sport === ''}
          onBlur={() => leave('category')}
          onValueChange={(category) => edit((now) => ({ ...now, category }))}
        />
      </Field>
      {item.category === OTHER ? (
        <AskedFields<Pick<Sport, 'categoryOther'>> {...wiring} asked={otherCategoryAsked} />
      ) : null}
      <Field label={axisWords[axisOf(item.sport)]()} hint={chooseFirst} error={errorOf('position')}>
        <Combobox
          {...combobox}
          items={positions}
          value={item.position}
          disabled={item.sport === ''}
          onBlur={() => leave('position')}
          onValueChange={(position) => edit((now) => ({ ...now, position }))}
        />
      </Field>
      {item.position === OTHER ? (
        <AskedFields<Pick<Sport, 'positionOther'>> {...wiring} asked={otherPositionAsked} />
      ) : null}
      <AskedFields<Club> {...wiring} asked={clubAsked} />
      {question}
    </>
  );
};
