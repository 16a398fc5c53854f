import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { matches } from '../choices/accent-free.ts';
import { Checkbox } from '../choices/checkbox.tsx';
import { Combobox } from '../choices/combobox.tsx';
import { NativeSelect } from '../choices/native-select.tsx';
import { SegmentedControl } from '../choices/segmented-control.tsx';
import { DateSelect } from '../figures/date-select.tsx';
import { PinInput } from '../figures/pin-input.tsx';
import { counterTone } from './counter-tone.ts';
import { Field } from './field.tsx';
import { FieldGroup } from './field-group.tsx';
import { Input } from './input.tsx';
import { PasswordInput } from './password-input.tsx';
import { Textarea } from './textarea.tsx';

const tags = (element: ReactElement) => renderToStaticMarkup(element).match(/<[^/][^>]*>/g) ?? [];

const attribute = (tag: string | undefined, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag ?? '')?.[1];

const find = (all: readonly string[], start: string) => all.find((tag) => tag.startsWith(start));

const controls: [string, ReactElement, string][] = [
  ['Input', <Input key="i" />, '<input'],
  ['Textarea', <Textarea key="t" />, '<textarea'],
  ['NativeSelect', <NativeSelect key="s" />, '<select'],
  [
    'PasswordInput',
    <PasswordInput key="p" autoComplete="new-password" labels={{ show: 'Show', hide: 'Hide' }} />,
    '<input',
  ],
  ['PinInput', <PinInput key="c" />, '<input'],
  ['Combobox', <Combobox key="b" items={[]} emptyText="None" labels={{ open: 'Open' }} />, '<input'],
];

describe('Field', () => {
  it.each(controls)('names %s by its label', (_name, control, start) => {
    const all = tags(<Field label="Name">{control}</Field>);
    const id = attribute(find(all, start), 'id');
    expect(id).toBeTruthy();
    expect(attribute(find(all, '<label'), 'for')).toBe(id);
  });

  it.each(controls)('describes %s by the error first, then the hint and the counter', (_name, control, start) => {
    const all = tags(
      <Field label="Name" hint="As on a card" error="Too long" counter={{ text: '31 of 30' }}>
        {control}
      </Field>,
    );
    const ids = attribute(find(all, start), 'aria-describedby')?.split(' ') ?? [];
    expect(ids).toHaveLength(3);
    expect(all.filter((tag) => ids.includes(attribute(tag, 'id') ?? ''))).toHaveLength(3);
    const error = all.find((tag) => attribute(tag, 'id') === ids[0]);
    expect(attribute(error, 'role')).toBe('alert');
    expect(attribute(find(all, start), 'aria-invalid')).toBe('true');
  });

  it.each(controls)('mentions no error while %s is valid', (_name, control, start) => {
    const all = tags(<Field label="Name">{control}</Field>);
    expect(attribute(find(all, start), 'aria-invalid')).not.toBe('true');
    expect(attribute(find(all, start), 'aria-describedby')).toBeUndefined();
  });

  it('renders an empty alert before there is an error', () => {
    expect(renderToStaticMarkup(<Field label="Name">x</Field>)).toMatch(/role="alert"[^>]*><\/div>/);
  });

  it('gives the control the requested id', () => {
    const all = tags(
      <Field label="Name" id="first-name">
        <Input />
      </Field>,
    );
    expect(attribute(find(all, '<input'), 'id')).toBe('first-name');
  });
});

describe('PinInput', () => {
  const input = find(tags(<PinInput name="passcode" />), '<input');

  it('is one numeric field of six digits that the phone can fill in', () => {
    expect(attribute(input, 'inputMode')).toBe('numeric');
    expect(attribute(input, 'autoComplete')).toBe('one-time-code');
    expect(attribute(input, 'pattern')).toBe('[0-9]{6}');
    expect(attribute(input, 'maxLength')).toBe('6');
  });

  it('posts under its name without script', () => {
    expect(attribute(input, 'name')).toBe('passcode');
  });
});

describe('PasswordInput', () => {
  it('hides the password and can show it by keyboard too', () => {
    const all = tags(
      <PasswordInput autoComplete="current-password" name="password" labels={{ show: 'Show', hide: 'Hide' }} />,
    );
    const input = find(all, '<input');
    const eye = find(all, '<button');
    expect(attribute(input, 'type')).toBe('password');
    expect(attribute(input, 'autoComplete')).toBe('current-password');
    expect(attribute(input, 'name')).toBe('password');
    expect(attribute(eye, 'aria-label')).toBe('Show');
    expect(attribute(eye, 'tabindex')).toBeUndefined();
  });
});

describe('Combobox', () => {
  const items = [
    { value: 'ski', label: 'Ski de fond' },
    { value: 'hockey', label: 'Hockey sur glace' },
  ];

  it('shows the label of the chosen value and posts the value', () => {
    const all = tags(
      <Combobox items={items} defaultValue="ski" name="sport" emptyText="None" labels={{ open: 'Open' }} />,
    );
    expect(all.find((tag) => attribute(tag, 'role') === 'combobox')).toContain('value="Ski de fond"');
    expect(all.find((tag) => attribute(tag, 'type') === 'hidden')).toContain('value="ski"');
  });

  it.each([
    ['Québec', 'quebec', true],
    ['Terre-Neuve-et-Labrador', 'labr', true],
    ['Île-du-Prince-Édouard', 'ile edou', true],
    ['Ski de fond', 'kid', false],
    ['Soccer', '', true],
  ])('%s typed as "%s": %s', (label, query, found) => {
    expect(matches(label, query)).toBe(found);
  });
});

describe('Checkbox', () => {
  it('is a native checkbox named by its label and described by its error', () => {
    const all = tags(<Checkbox label="I accept" error="Accept the terms" name="terms" />);
    const box = find(all, '<input');
    expect(attribute(find(all, '<label'), 'for')).toBe(attribute(box, 'id'));
    expect(attribute(box, 'aria-invalid')).toBe('true');
    const error = all.find((tag) => attribute(tag, 'role') === 'alert');
    expect(attribute(box, 'aria-describedby')).toBe(attribute(error, 'id'));
  });
});

describe('SegmentedControl', () => {
  it('is a named group of radios with the chosen one checked', () => {
    const html = renderToStaticMarkup(
      <SegmentedControl
        label="Theme"
        value="dark"
        onValueChange={() => {}}
        items={[
          { value: 'dark', label: 'Dark' },
          { value: 'light', label: 'Light' },
        ]}
      />,
    );
    expect(html).toMatch(/role="radiogroup"[^>]*aria-label="Theme"|aria-label="Theme"[^>]*role="radiogroup"/);
    expect(html.match(/type="radio"/g)).toHaveLength(2);
    expect(html.match(/checked=""/g)).toHaveLength(1);
  });
});

describe('FieldGroup', () => {
  const all = tags(
    <FieldGroup legend="Date of birth" hint="As on your card" error="Choose a month">
      <DateSelect
        value="2009--07"
        onValueChange={() => {}}
        language="en"
        years={[2010, 2009]}
        labels={{ day: 'Day', month: 'Month', year: 'Year' }}
        autoComplete="bday"
      />
    </FieldGroup>,
  );
  const selects = all.filter((tag) => tag.startsWith('<select'));

  it('gives every control its own id', () => {
    const ids = all.flatMap((tag) => attribute(tag, 'id') ?? []);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('describes each control by the hint and error of the group', () => {
    expect(selects).toHaveLength(3);
    for (const select of selects) {
      expect(attribute(select, 'aria-invalid')).toBe('true');
      expect(attribute(select, 'aria-describedby')?.split(' ')).toHaveLength(2);
    }
  });

  it('lets the browser fill in a date of birth', () => {
    expect(selects.map((select) => attribute(select, 'autoComplete'))).toEqual(['bday-month', 'bday-day', 'bday-year']);
  });
});

describe('a counter', () => {
  it.each([
    [0, 19, 'calm'],
    [16, 19, 'calm'],
    [17, 19, 'near'],
    [19, 19, 'near'],
    [20, 19, 'over'],
    [1799, 2000, 'calm'],
    [1800, 2000, 'near'],
  ])('at %i of %i is %s', (count, max, tone) => {
    expect(counterTone(count, max)).toBe(tone);
  });
});
