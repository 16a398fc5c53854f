import {
  academicsLimits,
  type SchoolType,
  schoolTypeChoices,
  withSchoolType,
  yearChoices,
} from '@palmares/domain/sections';
import { Field, VisuallyHidden } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { memo, useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { lateCounter } from '../counters.ts';
import { ChoiceSelect } from '../kit/choice-select.tsx';
import { TextField } from '../kit/text-field.tsx';
import { FormPart, type PartProps, typedYear } from './form-part.tsx';

const short = css({ maxWidth: '[8rem]' });
const notChosen = { schoolType: '', year: '' } as const;

/** Each type of school has years of its own, so a year that the new type lacks is cleared, and the form says so. */
export const SchoolPart = memo((props: PartProps<'level' | 'school' | 'graduationYear'>) => {
  const { school, graduationYear, edit, errorOf, leave } = props;
  const [cleared, setCleared] = useState(false);
  const language = getLocale();
  const level = props.level ?? notChosen;

  const chooseType = (schoolType: SchoolType | '') => {
    setCleared(level.year !== '' && withSchoolType(level, schoolType).year === '');
    edit((now) => ({ ...now, level: withSchoolType(now.level ?? notChosen, schoolType) }));
  };
  const chooseYear = (year: string) => {
    setCleared(false);
    edit((now) => ({ ...now, level: { ...(now.level ?? notChosen), year } }));
  };

  return (
    <FormPart title={m.academics_school_title()}>
      <Field label={m.academics_school_type_label()} error={errorOf('level.schoolType') ?? errorOf('level')}>
        <ChoiceSelect
          name="schoolType"
          choices={schoolTypeChoices(language)}
          value={level.schoolType}
          choose={chooseType}
          leave={() => {
            leave('level.schoolType');
            leave('level');
          }}
        />
      </Field>
      {level.schoolType === '' ? null : (
        <Field
          label={m.academics_year_label()}
          hint={cleared ? m.academics_year_cleared() : undefined}
          error={errorOf('level.year')}
        >
          <ChoiceSelect
            name="year"
            choices={yearChoices(level.schoolType, language)}
            value={level.year}
            choose={chooseYear}
            leave={() => leave('level.year')}
          />
        </Field>
      )}
      <VisuallyHidden role="status">{cleared ? m.academics_year_cleared() : ''}</VisuallyHidden>
      <Field
        label={m.academics_school_label()}
        hint={m.academics_school_hint()}
        error={errorOf('school')}
        counter={lateCounter(school, academicsLimits.school.max)}
      >
        <TextField
          name="school"
          value={school}
          choose={(school) => edit((now) => ({ ...now, school }))}
          leave={() => leave('school')}
          input={{ enterKeyHint: 'next' }}
        />
      </Field>
      <Field
        label={m.academics_graduation_label()}
        hint={m.academics_graduation_hint()}
        optional={m.field_optional()}
        error={errorOf('graduationYear')}
      >
        <div className={short}>
          <TextField
            name="graduationYear"
            value={String(graduationYear ?? '')}
            choose={(chosen) => edit((now) => ({ ...now, graduationYear: chosen }))}
            leave={() => leave('graduationYear')}
            input={typedYear}
          />
        </div>
      </Field>
    </FormPart>
  );
});
