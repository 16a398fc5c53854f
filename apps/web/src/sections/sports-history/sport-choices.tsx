import { axisOf, categoryChoices, OTHER, positionChoices, sportChoices } from '@palmares/domain/catalogue';
import type { DraftItems } from '@palmares/domain/sections';
import { Combobox, Field, SegmentedControl } from '@palmares/ui';
import { memo, use, useMemo } from 'react';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { useGender } from '../athlete-context.ts';
import type { Asked } from '../kit/asked.ts';
import { AskedFields } from '../kit/asked-fields.tsx';
import type { FieldErrors } from '../kit/use-field-errors.ts';
import type { Edit } from '../section-editor.ts';
import { axisWords } from './axis-words.ts';
import { SeasonContext } from './season-context.ts';
import type { SportChoices } from './sport-change.ts';
import { useSportChange } from './use-sport-change.tsx';

type Sport = DraftItems['sports'];

const otherCategoryAsked: Asked<Pick<Sport, 'categoryOther'>> = {
  categoryOther: { label: m.sport_category_other_label, hint: m.sport_category_other_hint },
};
const otherPositionAsked: Asked<Pick<Sport, 'positionOther'>> = {
  positionOther: { label: m.sport_position_other_label, hint: m.sport_position_other_hint },
};

interface SportChoicesFieldsProps extends FieldErrors {
  readonly chosen: SportChoices;
  readonly edit: Edit<Sport>;
}

/** The fields chosen from lists. Memoized, because three long lists are slow to render at every key. */
export const SportChoicesFields = memo(({ chosen, edit, errorOf, leave }: SportChoicesFieldsProps) => {
  const { sport, country, category, position } = chosen;
  const language = getLocale();
  const { year } = use(SeasonContext);
  const gender = useGender();
  const { change, shown, question } = useSportChange(chosen, edit);
  const sports = useMemo(() => sportChoices(language).map(({ id, label }) => ({ value: id, label })), [language]);
  const categories = useMemo(
    () =>
      categoryChoices(sport, country, language, { season: year, kept: category }).flatMap(({ label: group, choices }) =>
        choices.map(({ id, label }) => ({ value: id, label, group })),
      ),
    [sport, country, category, language, year],
  );
  const positions = useMemo(
    () => positionChoices(sport, language, gender).map(({ id, label }) => ({ value: id, label })),
    [sport, language, gender],
  );
  const combobox = { emptyText: m.combobox_empty(), labels: { open: m.combobox_open() } };
  const chooseFirst = sport === '' ? m.sport_category_hint() : undefined;
  const wiring = {
    values: chosen,
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
          onValueChange={(next) => change({ sport: next })}
        />
      </Field>
      <Field label={m.sport_country_label()} error={errorOf('country')}>
        <SegmentedControl
          items={[
            { value: 'can', label: m.country_can() },
            { value: 'usa', label: m.country_usa() },
          ]}
          value={shown.country === '' ? null : shown.country}
          onValueChange={(next) => change({ country: next })}
        />
      </Field>
      <Field label={m.sport_category_label()} hint={chooseFirst} error={errorOf('category')}>
        <Combobox
          {...combobox}
          items={categories}
          value={category}
          disabled={sport === ''}
          onBlur={() => leave('category')}
          onValueChange={(next) => edit((now) => ({ ...now, category: next }))}
        />
      </Field>
      {category === OTHER ? <AskedFields<Pick<Sport, 'categoryOther'>> {...wiring} asked={otherCategoryAsked} /> : null}
      <Field label={axisWords[axisOf(sport)]()} hint={chooseFirst} error={errorOf('position')}>
        <Combobox
          {...combobox}
          items={positions}
          value={position}
          disabled={sport === ''}
          onBlur={() => leave('position')}
          onValueChange={(next) => edit((now) => ({ ...now, position: next }))}
        />
      </Field>
      {position === OTHER ? <AskedFields<Pick<Sport, 'positionOther'>> {...wiring} asked={otherPositionAsked} /> : null}
      {question}
    </>
  );
});
