import { academicsLimits } from '@palmares/domain/sections';
import { Field } from '@palmares/ui';
import { memo } from 'react';
import { m } from '../../paraglide/messages.js';
import { lateCounter } from '../counters.ts';
import { FoldedPart } from '../kit/folded-part.tsx';
import { TextField } from '../kit/text-field.tsx';
import type { PartProps } from './form-part.tsx';

/** Asks what the athlete wants to study, in their own words. */
export const VisionPart = memo(({ academicVision, edit, errorOf, leave }: PartProps<'academicVision'>) => (
  <FoldedPart
    title={m.academics_vision_label()}
    given={academicVision.trim() === '' ? [] : [academicVision]}
    wrong={errorOf('academicVision') !== undefined}
  >
    <Field
      label={m.academics_vision_question()}
      error={errorOf('academicVision')}
      counter={lateCounter(academicVision, academicsLimits.academicVision)}
    >
      <TextField
        name="academicVision"
        rows={6}
        value={academicVision}
        choose={(words) => edit((now) => ({ ...now, academicVision: words }))}
        leave={() => leave('academicVision')}
      />
    </Field>
  </FoldedPart>
));
