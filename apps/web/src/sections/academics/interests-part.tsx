import { academicsLimits, studyFieldChoices } from '@palmares/domain/sections';
import { CheckChip, FieldGroup, useStableCallback } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { memo } from 'react';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { FoldedPart } from '../kit/folded-part.tsx';
import type { PartProps } from './form-part.tsx';

const chips = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });
const count = css({ color: 'fg.muted', fontVariantNumeric: 'tabular-nums' });

/** All sixteen are in view once it is open: reading a list is easier than guessing its words. */
export const InterestsPart = memo(({ fieldsOfInterest: chosen, edit, errorOf }: PartProps<'fieldsOfInterest'>) => {
  const max = academicsLimits.fieldsOfInterest;
  const full = chosen.length >= max;
  const choices = studyFieldChoices(getLocale());
  const error = errorOf('fieldsOfInterest');
  const choose = useStableCallback((id: (typeof choices)[number]['id'], checked: boolean) =>
    edit(({ fieldsOfInterest: now, ...others }) => ({
      ...others,
      fieldsOfInterest: checked ? [...now, id] : now.filter((field) => field !== id),
    })),
  );
  return (
    <FoldedPart
      title={m.academics_interests_label()}
      given={choices.filter(({ id }) => chosen.includes(id)).map(({ label }) => label)}
      wrong={error !== undefined}
    >
      <FieldGroup legend={m.academics_interests_legend()} hint={m.academics_interests_hint({ max })} error={error}>
        <div className={chips}>
          {choices.map(({ id, label }) => (
            <CheckChip
              key={id}
              name={id}
              label={label}
              checked={chosen.includes(id)}
              disabled={full && !chosen.includes(id)}
              onCheckedChange={(checked) => choose(id, checked)}
            />
          ))}
        </div>
        <p role="status" className={count}>
          {full ? `${m.list_maximum()} ${m.field_counter({ count: chosen.length, max })}` : ''}
        </p>
      </FieldGroup>
    </FoldedPart>
  );
});
