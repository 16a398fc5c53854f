import { type AcademicsDraft, academicsLimits, typedSatSum } from '@palmares/domain/sections';
import { Field, FieldGroup, NumberInput } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { memo } from 'react';
import { typedNumbers } from '../../i18n/typed-numbers.ts';
import { ReadingLink } from '../../page/reading-link.tsx';
import { m } from '../../paraglide/messages.js';
import { FoldedPart } from '../kit/folded-part.tsx';
import { TextField } from '../kit/text-field.tsx';
import { type PartProps, pair } from './form-part.tsx';

type Sat = NonNullable<AcademicsDraft['sat']>;

const none: Sat = { readingWriting: '', math: '' };

const labels: Readonly<Record<keyof Sat, () => string>> = {
  readingWriting: m.academics_sat_reading_writing_label,
  math: m.academics_sat_math_label,
};

const total = css({ fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' });

export const TestsPart = memo(({ ncaaId, edit, errorOf, leave, ...stored }: PartProps<'sat' | 'ncaaId'>) => {
  const sat = stored.sat ?? none;
  const sum = typedSatSum(stored.sat);

  const score = (name: keyof Sat) => (
    <Field label={labels[name]()} error={errorOf(`sat.${name}`)}>
      <NumberInput
        name={`sat.${name}`}
        numbers={typedNumbers()}
        {...academicsLimits.sat}
        value={String(sat[name])}
        onValueChange={(text) => edit((now) => ({ ...now, sat: { ...(now.sat ?? none), [name]: text } }))}
        onBlur={() => leave(`sat.${name}`)}
      />
    </Field>
  );

  const given = [
    ...(sum === null ? [] : [`${m.portfolio_academics_sat()} ${sum}`]),
    ...(ncaaId === '' ? [] : [`${m.academics_ncaa_label()} ${ncaaId}`]),
  ];

  return (
    <FoldedPart
      title={m.academics_tests_title()}
      given={given}
      wrong={['sat.readingWriting', 'sat.math', 'ncaaId'].some((path) => errorOf(path) !== undefined)}
    >
      <FieldGroup legend={m.academics_sat_label()} hint={m.academics_sat_hint()}>
        <div className={pair}>
          {score('readingWriting')}
          {score('math')}
        </div>
        {sum === null ? null : <p className={total}>{m.academics_sat_total({ total: sum })}</p>}
      </FieldGroup>
      <Field label={m.academics_ncaa_label()} hint={m.who_sees_ncaa_hint()} error={errorOf('ncaaId')}>
        <TextField
          name="ncaaId"
          value={ncaaId}
          choose={(ncaaId) => edit((now) => ({ ...now, ncaaId }))}
          leave={() => leave('ncaaId')}
          input={{ inputMode: 'numeric' }}
        />
      </Field>
      <ReadingLink to="blog/getting-an-ncaa-id" words={m.reading_ncaa_id} />
    </FoldedPart>
  );
});
