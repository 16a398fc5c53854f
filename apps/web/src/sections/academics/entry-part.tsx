import { type AcademicsDraft, entryTermChoices } from '@palmares/domain/sections';
import { Field } from '@palmares/ui';
import { memo } from 'react';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { ChoiceSelect } from '../kit/choice-select.tsx';
import { FoldedPart } from '../kit/folded-part.tsx';
import { TextField } from '../kit/text-field.tsx';
import { type PartProps, pair, typedYear } from './form-part.tsx';

type Entry = NonNullable<AcademicsDraft['entry']>;

const none: Entry = { term: '', year: '' };

/** Asks when the athlete wants to start at the next school. */
export const EntryPart = memo(({ edit, errorOf, leave, ...stored }: PartProps<'entry'>) => {
  const entry = stored.entry ?? none;
  const terms = entryTermChoices(getLocale());
  const change = (changed: Partial<Entry>) =>
    edit((now) => ({ ...now, entry: { ...(now.entry ?? none), ...changed } }));
  const term = terms.find(({ id }) => id === entry.term)?.label ?? '';
  const given = `${term} ${entry.year}`.trim();
  return (
    <FoldedPart
      title={m.academics_entry_label()}
      given={given === '' ? [] : [given]}
      wrong={['entry.term', 'entry.year'].some((path) => errorOf(path) !== undefined)}
    >
      <div className={pair}>
        <Field label={m.academics_entry_term_label()} error={errorOf('entry.term')}>
          <ChoiceSelect
            name="entryTerm"
            choices={terms}
            value={entry.term}
            choose={(chosen) => change({ term: chosen })}
            leave={() => leave('entry.term')}
          />
        </Field>
        <Field label={m.academics_entry_year_label()} error={errorOf('entry.year')}>
          <TextField
            name="entryYear"
            value={String(entry.year)}
            choose={(year) => change({ year })}
            leave={() => leave('entry.year')}
            input={typedYear}
          />
        </Field>
      </div>
    </FoldedPart>
  );
});
