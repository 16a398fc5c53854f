import { type AcademicsDraft, academicsLimits, entryTermChoices } from '@palmares/domain/sections';
import { Field, FieldGroup } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { memo } from 'react';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { lateCounter } from '../counters.ts';
import { ChoiceSelect } from '../kit/choice-select.tsx';
import { TextField } from '../kit/text-field.tsx';
import { FormPart, type PartProps, pair } from './form-part.tsx';

type Entry = NonNullable<AcademicsDraft['entry']>;

const none: Entry = { term: '', year: '' };
const short = css({ maxWidth: '[8rem]' });
const typedYear = { inputMode: 'numeric', enterKeyHint: 'next' } as const;

type NextPartProps = PartProps<'graduationYear' | 'entry' | 'academicVision'>;

/** The fields that recruiters read first: when the athlete finishes, when they start, and what they want to study, in their words. */
export const NextPart = memo((props: NextPartProps) => {
  const { graduationYear, academicVision, edit, errorOf, leave } = props;
  const entry = props.entry ?? none;
  const changeEntry = (changed: Partial<Entry>) =>
    edit((now) => ({ ...now, entry: { ...(now.entry ?? none), ...changed } }));
  return (
    <FormPart title={m.academics_next_title()}>
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
            choose={(graduationYear) => edit((now) => ({ ...now, graduationYear }))}
            leave={() => leave('graduationYear')}
            input={typedYear}
          />
        </div>
      </Field>
      <FieldGroup legend={m.academics_entry_label()} optional={m.field_optional()}>
        <div className={pair}>
          <Field label={m.academics_entry_term_label()} error={errorOf('entry.term')}>
            <ChoiceSelect
              name="entryTerm"
              choices={entryTermChoices(getLocale())}
              value={entry.term}
              choose={(term) => changeEntry({ term })}
              leave={() => leave('entry.term')}
            />
          </Field>
          <Field label={m.academics_entry_year_label()} error={errorOf('entry.year')}>
            <TextField
              name="entryYear"
              value={String(entry.year)}
              choose={(year) => changeEntry({ year })}
              leave={() => leave('entry.year')}
              input={typedYear}
            />
          </Field>
        </div>
      </FieldGroup>
      <Field
        label={m.academics_vision_label()}
        hint={m.academics_vision_hint()}
        optional={m.field_optional()}
        error={errorOf('academicVision')}
        counter={lateCounter(academicVision, academicsLimits.academicVision)}
      >
        <TextField
          name="academicVision"
          rows={6}
          value={academicVision}
          choose={(academicVision) => edit((now) => ({ ...now, academicVision }))}
          leave={() => leave('academicVision')}
        />
      </Field>
    </FormPart>
  );
});
