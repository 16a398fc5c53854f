import { DateSelect, Field, FieldGroup, NumberInput, type NumberInputProps } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { useState } from 'react';
import { languageTag } from '../../i18n/language.ts';
import { typedNumbers } from '../../i18n/typed-numbers.ts';
import { Column } from '../column.tsx';
import type { Exhibit, ExhibitProps } from '../exhibit.ts';
import { words } from './words.ts';

const row = css({ display: 'flex', gap: '3' });

interface NumberProps extends Omit<NumberInputProps, 'value' | 'onValueChange'> {
  readonly start?: string;
}

const Figure = ({ start = '', ...rest }: NumberProps) => {
  const [value, setValue] = useState(start);
  return <NumberInput {...rest} value={value} onValueChange={setValue} />;
};

const Numbers = ({ language }: ExhibitProps) => {
  const w = words[language];
  const numbers = typedNumbers(language);
  const pounds = { numbers, unit: 'lb', unitLabel: w.pounds, min: 50, max: 500 };
  return (
    <Column>
      <Field label={w.weight}>
        <Figure {...pounds} />
      </Field>
      <Field label={w.weight} error={w.weightError}>
        <Figure {...pounds} start="1500" />
      </Field>
      <Field label={w.weight}>
        <Figure {...pounds} start="163" disabled />
      </Field>
      <Field label={w.mark} optional={w.optional}>
        <Figure
          numbers={numbers}
          unit={w.outOf}
          min={0}
          max={4.33}
          step={0.01}
          start={language === 'en' ? '3.91' : '3,91'}
        />
      </Field>
    </Column>
  );
};

const Heights = ({ language }: ExhibitProps) => {
  const w = words[language];
  const numbers = typedNumbers(language);
  return (
    <Column>
      {['7', '14'].map((inches) => (
        <FieldGroup key={inches} legend={w.height} error={Number(inches) > 11 ? w.heightError : undefined}>
          <div className={row}>
            <Figure numbers={numbers} unit={w.feet} min={3} max={8} start="5" />
            <Figure numbers={numbers} unit={w.inches} min={0} max={11} start={inches} />
          </div>
        </FieldGroup>
      ))}
    </Column>
  );
};

const years = Array.from({ length: 100 }, (_, index) => 2026 - index);

const Birth = ({ language, start, error }: ExhibitProps & { readonly start: string; readonly error?: string }) => {
  const w = words[language];
  const [date, setDate] = useState(start);
  return (
    <FieldGroup legend={w.birth} error={error}>
      <DateSelect value={date} onValueChange={setDate} language={languageTag(language)} years={years} labels={w.date} />
    </FieldGroup>
  );
};

const Dates = ({ language }: ExhibitProps) => (
  <Column>
    <Birth language={language} start="" />
    <Birth language={language} start="2009-09-30" />
    <Birth language={language} start="2009--30" error={words[language].birthError} />
  </Column>
);

export const figureExhibits: readonly Exhibit[] = [
  { name: 'NumberInput', Component: Numbers },
  { name: 'NumberInput in a FieldGroup', Component: Heights },
  { name: 'DateSelect', Component: Dates },
];
