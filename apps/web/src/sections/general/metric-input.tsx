import { NumberInput, type NumberInputProps } from '@palmares/ui';
import { useState } from 'react';

interface MetricInputProps extends Pick<NumberInputProps, 'numbers' | 'min' | 'max' | 'unit' | 'unitLabel'> {
  /** What is stored, in this unit; null if that is not a measure yet. */
  readonly stored: number | null;
  /** Null for text that is no number. */
  readonly onType: (value: number | null) => void;
}

/** Shows what is stored, and what is typed only while it is being typed: so a value is rounded once, when it is entered. */
export const MetricInput = ({ stored, onType, ...rest }: MetricInputProps) => {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <NumberInput
      {...rest}
      compact
      value={typed ?? (stored === null ? '' : String(stored))}
      onValueChange={(text, number) => {
        setTyped(text);
        onType(number);
      }}
      onBlur={() => setTyped(null)}
    />
  );
};
