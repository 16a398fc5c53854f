import { NumberInput, type NumberInputProps } from '@palmares/ui';
import { useState } from 'react';

interface MetricInputProps extends Pick<NumberInputProps, 'numbers' | 'min' | 'max' | 'unit' | 'unitLabel'> {
  /** The stored value in this unit; null if it is not a valid measure yet. */
  readonly stored: number | null;
  /** Null for text that is no number. */
  readonly onType: (value: number | null) => void;
}

/**
 * Shows the typed text while typing and the stored value otherwise, so that a value is rounded only when it is entered.
 */
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
