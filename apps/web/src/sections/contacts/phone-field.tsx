import { phoneWords } from '@palmares/domain/kernel';
import { getLocale } from '../../paraglide/runtime.js';
import type { ControlProps } from '../kit/asked.ts';
import { TextField } from '../kit/text-field.tsx';

/** A phone number, which reads in the format of the page's language as soon as it has ten digits. */
export const PhoneField = ({ value, ...wiring }: ControlProps<string>) => (
  <TextField {...wiring} value={phoneWords(value, getLocale())} input={{ type: 'tel', inputMode: 'tel' }} />
);
