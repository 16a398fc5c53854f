import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { IconButton } from '../../actions/icon-button.tsx';
import { FieldGroup } from '../field/field-group.tsx';
import { RadioCards } from './radio-cards.tsx';
import { Swatches } from './swatches.tsx';
import { Switch } from './switch.tsx';

const html = (element: ReactElement) => renderToStaticMarkup(element);

const attribute = (tag: string | undefined, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag ?? '')?.[1];

const inputs = (element: ReactElement) => html(element).match(/<input[^>]*>/g) ?? [];

const nothing = () => {};

const items = [
  { value: 'anyone', label: 'Anyone with the link', text: 'Nothing to type.' },
  { value: 'nobody', label: 'Nobody', disabled: true },
] as const;

describe('RadioCards', () => {
  it('are native radios of one name, so that the arrow keys move between them', () => {
    const radios = inputs(<RadioCards label="Who" items={items} value="anyone" onValueChange={nothing} />);
    expect(radios.map((radio) => attribute(radio, 'type'))).toEqual(['radio', 'radio']);
    expect(new Set(radios.map((radio) => attribute(radio, 'name'))).size).toBe(1);
    expect(radios.filter((radio) => radio.includes('checked=""'))).toHaveLength(1);
    expect(radios.filter((radio) => radio.includes('disabled=""'))).toHaveLength(1);
  });

  it('are named by their label and described by the line under it', () => {
    const markup = html(<RadioCards label="Who" items={items} value={null} onValueChange={nothing} />);
    const [first] = markup.match(/<input[^>]*>/g) ?? [];
    const said = (name: string) => new RegExp(`id="${attribute(first, name)}"[^>]*>([^<]*)<`).exec(markup)?.[1];
    expect(said('aria-labelledby')).toBe('Anyone with the link');
    expect(said('aria-describedby')).toBe('Nothing to type.');
  });

  it('add no second group inside a FieldGroup', () => {
    const cards = <RadioCards items={items} value={null} onValueChange={nothing} />;
    expect(html(<FieldGroup legend="Who may open it?">{cards}</FieldGroup>)).not.toContain('radiogroup');
    expect(html(<RadioCards label="Who" items={items} value={null} onValueChange={nothing} />)).toContain(
      'role="radiogroup" aria-label="Who"',
    );
  });

  it('mark and describe each answer with the error of the question', () => {
    const radios = inputs(
      <FieldGroup legend="Who?" error="Choose one.">
        <RadioCards items={items} value={null} onValueChange={nothing} />
      </FieldGroup>,
    );
    for (const radio of radios) {
      expect(attribute(radio, 'aria-invalid')).toBe('true');
      expect(attribute(radio, 'aria-describedby')).toMatch(/error$/);
    }
  });
});

describe('Swatches', () => {
  const colors = [
    { value: '', label: 'None' },
    { value: 'red', label: 'Red', color: 'red' },
    { value: 'blue', label: 'Blue', color: 'blue' },
  ] as const;
  const swatches = <Swatches label="Colour" items={colors} value="red" onValueChange={nothing} />;

  it('are native radios of one name, each with its color in words', () => {
    const radios = inputs(swatches);
    expect(radios.map((radio) => attribute(radio, 'type'))).toEqual(['radio', 'radio', 'radio']);
    expect(new Set(radios.map((radio) => attribute(radio, 'name'))).size).toBe(1);
    expect(radios.map((radio) => attribute(radio, 'aria-label'))).toEqual(['None', 'Red', 'Blue']);
    expect(radios.map((radio) => radio.includes('checked=""'))).toEqual([false, true, false]);
    expect(html(swatches)).toContain('role="radiogroup" aria-label="Colour"');
    expect(html(<FieldGroup legend="Colour">{swatches}</FieldGroup>)).not.toContain('radiogroup');
  });

  it('show the name of the chosen one alone, to those who see the colors', () => {
    expect(html(swatches).match(/>(?:None|Red|Blue)</g)).toEqual(['>Red<']);
    expect(html(swatches)).toMatch(/<span aria-hidden="true"[^>]*>Red</);
  });
});

describe('Switch', () => {
  it('is a native checkbox with the role of a switch, named by its label and described by its hint', () => {
    const markup = html(<Switch name="shown" label="Show my results" hint="At once." defaultChecked />);
    const [input] = markup.match(/<input[^>]*>/g) ?? [];
    expect(attribute(input, 'type')).toBe('checkbox');
    expect(attribute(input, 'role')).toBe('switch');
    expect(input).toContain('checked=""');
    expect(markup).toContain(`for="${attribute(input, 'id')}"`);
    expect(markup).toContain(`id="${attribute(input, 'aria-describedby')}"`);
  });
});

describe('IconButton', () => {
  it('has an accessible name beside its icon', () => {
    const button = html(
      <IconButton label="Copy the link">
        <svg aria-hidden />
      </IconButton>,
    );
    expect(button).toContain('aria-label="Copy the link"');
    expect(button).toContain('button--size_icon');
    expect(button).toContain('type="button"');
  });
});
