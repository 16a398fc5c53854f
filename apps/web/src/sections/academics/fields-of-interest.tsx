import { academicsLimits, type StudyField, studyFieldChoices } from '@palmares/domain/sections';
import { CheckChip, FieldGroup } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { memo } from 'react';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';

const chips = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });
const count = css({ color: 'fg.muted', fontVariantNumeric: 'tabular-nums' });

export type ChooseFields = (change: (now: readonly StudyField[]) => StudyField[]) => void;

interface FieldsOfInterestProps {
  readonly chosen: readonly StudyField[];
  readonly choose: ChooseFields;
  readonly error: string | undefined;
}

/** All sixteen are in view: reading a list is easier than guessing its words. */
export const FieldsOfInterest = memo(({ chosen, choose, error }: FieldsOfInterestProps) => {
  const max = academicsLimits.fieldsOfInterest;
  const full = chosen.length >= max;
  return (
    <FieldGroup
      legend={m.academics_interests_label()}
      hint={m.academics_interests_hint({ max })}
      optional={m.field_optional()}
      error={error}
    >
      <div className={chips}>
        {studyFieldChoices(getLocale()).map(({ id, label }) => (
          <CheckChip
            key={id}
            name={id}
            label={label}
            checked={chosen.includes(id)}
            disabled={full && !chosen.includes(id)}
            onCheckedChange={(checked) =>
              choose((now) => (checked ? [...now, id] : now.filter((field) => field !== id)))
            }
          />
        ))}
      </div>
      <p role="status" className={count}>
        {full ? `${m.list_maximum()} ${m.field_counter({ count: chosen.length, max })}` : ''}
      </p>
    </FieldGroup>
  );
});
