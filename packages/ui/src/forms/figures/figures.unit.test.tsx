import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Field } from '../field/field.tsx';
import { FieldGroup } from '../field/field-group.tsx';
import { NumberInput, type TypedNumbers } from './number-input.tsx';
import { PinInput } from './pin-input.tsx';

const tags = (element: ReactElement) => renderToStaticMarkup(element).match(/<[^/][^>]*>/g) ?? [];

const attribute = (tag: string | undefined, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag ?? '')?.[1];

const inputs = (element: ReactElement) => tags(element).filter((tag) => tag.startsWith('<input'));

const nothing = () => {};

const numbers: TypedNumbers = { read: Number, tidy: (text) => text };

describe('NumberInput', () => {
  const weight = (
    <NumberInput value="72,5" onValueChange={nothing} numbers={numbers} unit="kg" unitLabel="kilogrammes" step={0.5} />
  );

  it('keeps the typed text and asks for a keyboard with a decimal sign', () => {
    const [input] = inputs(weight);
    expect(attribute(input, 'value')).toBe('72,5');
    expect(attribute(input, 'type')).toBe('text');
    expect(attribute(input, 'inputMode')).toBe('decimal');
  });

  it('asks for a keyboard of digits for whole numbers', () => {
    const [input] = inputs(<NumberInput value="" onValueChange={nothing} numbers={numbers} min={0} max={11} />);
    expect(attribute(input, 'inputMode')).toBe('numeric');
  });

  it('is named by its label and its unit in full', () => {
    const html = renderToStaticMarkup(<Field label="Poids">{weight}</Field>);
    const [input] = html.match(/<input[^>]*>/g) ?? [];
    const names = attribute(input, 'aria-labelledby')
      ?.split(' ')
      .map((id) => new RegExp(`id="${id}"[^>]*>([^<]*)<`).exec(html)?.[1]);
    expect(names).toEqual(['Poids', 'kilogrammes']);
  });

  it('is named by its unit inside a group', () => {
    const all = inputs(
      <FieldGroup legend="Height" error="Inches go from 0 to 11.">
        <NumberInput value="5" onValueChange={nothing} numbers={numbers} unit="ft" unitLabel="feet" />
        <NumberInput value="12" onValueChange={nothing} numbers={numbers} unit="in" unitLabel="inches" />
      </FieldGroup>,
    );
    expect(all.map((input) => attribute(input, 'aria-label'))).toEqual(['feet', 'inches']);
    expect(all.map((input) => attribute(input, 'aria-invalid'))).toEqual(['true', 'true']);
  });
});

describe('PinInput', () => {
  it('draws one cell per digit', () => {
    const all = tags(<PinInput length={4} defaultValue="12" />);
    expect(all.filter((tag) => tag.startsWith('<span'))).toHaveLength(4);
    expect(attribute(inputs(<PinInput length={4} />)[0], 'maxLength')).toBe('4');
  });
});
