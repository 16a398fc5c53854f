import { centimetresOf, type GeneralDraft, generalLimits, heightOf } from '@palmares/domain/sections';
import { NumberInput } from '@palmares/ui';
import { typedNumbers } from '../../i18n/typed-numbers.ts';
import { m } from '../../paraglide/messages.js';
import type { ControlProps } from '../kit/asked.ts';
import { MeasureRow } from './measure-row.tsx';
import { MetricInput } from './metric-input.tsx';
import { heightIn } from './typed-measures.ts';

const { feet: feetLimits, inches: inchesLimits } = generalLimits;
const lowest = centimetresOf({ feet: feetLimits.min, inches: inchesLimits.min });
const highest = centimetresOf({ feet: feetLimits.max, inches: inchesLimits.max });

export const HeightField = ({ value, choose, leave }: ControlProps<GeneralDraft['height']>) => {
  const numbers = typedNumbers();
  const feet = String(value?.feet ?? '');
  const inches = String(value?.inches ?? '');
  const height = heightIn(value);
  return (
    <MeasureRow
      leave={leave}
      imperial={
        <>
          <NumberInput
            {...feetLimits}
            compact
            numbers={numbers}
            unit={m.general_unit_foot()}
            unitLabel={m.general_unit_foot_full()}
            value={feet}
            onValueChange={(text) => choose({ feet: text, inches })}
          />
          <NumberInput
            {...inchesLimits}
            compact
            numbers={numbers}
            unit={m.general_unit_inch()}
            unitLabel={m.general_unit_inch_full()}
            value={inches}
            onValueChange={(text) => choose({ feet, inches: text })}
          />
        </>
      }
      metric={
        <MetricInput
          min={lowest}
          max={highest}
          numbers={numbers}
          unit={m.general_unit_centimetre()}
          unitLabel={m.general_unit_centimetre_full()}
          stored={height && centimetresOf(height)}
          onType={(centimetres) => choose(centimetres === null ? null : heightOf(centimetres))}
        />
      }
    />
  );
};
