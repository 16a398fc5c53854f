import {
  axisOf,
  categoryChoices,
  hasCategory,
  hasPosition,
  positionChoices,
  sportChoices,
} from '@palmares/domain/catalogue';
import type { DraftItems } from '@palmares/domain/sections';
import { Combobox, Field, SegmentedControl } from '@palmares/ui';
import { useMemo } from 'react';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import type { Asked } from '../kit/asked.ts';
import { AskedFields } from '../kit/asked-fields.tsx';
import type { ItemFormProps } from '../kit/item-kind.ts';
import { axisWords } from './axis-words.ts';

type Sport = DraftItems['sports'];
type Club = Pick<Sport, 'team' | 'league'>;

const clubAsked: Asked<Club> = {
  team: { label: m.sport_team_label, optional: true },
  league: { label: m.sport_league_label, optional: true },
};

/** Drops choices that do not exist in the newly chosen sport or country. */
const fitting = (item: Sport): Sport => ({
  ...item,
  category: hasCategory(item.sport, item.country, item.category) ? item.category : '',
  position: hasPosition(item.sport, item.position) ? item.position : '',
});

export const SportForm = ({ item, edit, errorOf, leave }: ItemFormProps<Sport>) => {
  const language = getLocale();
  const sports = useMemo(() => sportChoices(language).map(({ id, label }) => ({ value: id, label })), [language]);
  const categories = useMemo(
    () =>
      categoryChoices(item.sport, item.country, language).flatMap(({ label: group, choices }) =>
        choices.map(({ id, label }) => ({ value: id, label, group })),
      ),
    [item.sport, item.country, language],
  );
  const positions = useMemo(
    () => positionChoices(item.sport, language).map(({ id, label }) => ({ value: id, label })),
    [item.sport, language],
  );
  const combobox = { emptyText: m.combobox_empty(), labels: { open: m.combobox_open() } };
  const chooseFirst = item.sport === '' ? m.sport_category_hint() : undefined;
  return (
    <>
      <Field label={m.sport_sport_label()} error={errorOf('sport')}>
        <Combobox
          {...combobox}
          items={sports}
          value={item.sport}
          onBlur={() => leave('sport')}
          onValueChange={(sport) => edit((now) => fitting({ ...now, sport }))}
        />
      </Field>
      <Field label={m.sport_country_label()} error={errorOf('country')}>
        <SegmentedControl
          items={[
            { value: 'can', label: m.country_can() },
            { value: 'usa', label: m.country_usa() },
          ]}
          value={item.country === '' ? null : item.country}
          onValueChange={(country) => edit((now) => fitting({ ...now, country }))}
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
      <AskedFields<Club>
        asked={clubAsked}
        values={item}
        edit={(change) => edit((now) => ({ ...now, ...change(now) }))}
        errorOf={errorOf}
        leave={leave}
      />
    </>
  );
};
