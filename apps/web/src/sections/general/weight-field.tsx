import { type GeneralDraft, generalLimits, kilogramsOf, poundsOf, wholeNumberIn } from '@palmares/domain/sections';
import { NumberInput } from '@palmares/ui';
import { typedNumbers } from '../../i18n/typed-numbers.ts';
import { m } from '../../paraglide/messages.js';
import type { ControlProps } from '../kit/asked.ts';
import { MeasureRow } from './measure-row.tsx';
import { MetricInput } from './metric-input.tsx';

const { pounds: limits } = generalLimits;

export const WeightField = ({ value, choose, leave }: ControlProps<GeneralDraft['weight']>) => {
  const numbers = typedNumbers();
  const pounds = wholeNumberIn(value);
  return (
    <MeasureRow
      leave={leave}
      imperial={
        <NumberInput
          {...limits}
          compact
          numbers={numbers}
          unit={m.general_unit_pound()}
          unitLabel={m.general_unit_pound_full()}
          value={String(value ?? '')}
          onValueChange={choose}
        />
      }
      metric={
        <MetricInput
          min={kilogramsOf(limits.min)}
          max={kilogramsOf(limits.max)}
          numbers={numbers}
          unit={m.general_unit_kilogram()}
          unitLabel={m.general_unit_kilogram_full()}
          stored={pounds === null ? null : kilogramsOf(pounds)}
          onType={(kilograms) => choose(kilograms === null ? null : poundsOf(kilograms))}
        />
      }
    />
  );
};
