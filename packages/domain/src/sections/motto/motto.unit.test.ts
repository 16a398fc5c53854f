import { describe, expect, it } from 'vitest';
import { specifySection } from '../specify-section.ts';
import type { Motto } from './fields.ts';
import { motto } from './index.ts';

const steady: Motto = { motto: 'Slow is smooth', explanation: 'My first coach said it.\nIt stayed.' };
const { given } = specifySection(motto, new Date('2026-11-20T12:00:00Z'));
const write = (content: Motto) => ({ type: 'WriteMotto', content }) as const;
const written = (data: Motto) => ({ type: 'MottoWritten', data }) as const;

describe('motto', () => {
  it('is written with its explanation', () => given().when(write(steady)).thenEvents(written(steady)));

  it('needs no explanation', () =>
    given()
      .when(write({ motto: 'Onward', explanation: '' }))
      .thenEvents(written({ motto: 'Onward', explanation: '' })));

  it('written again as it stands changes nothing', () => given(written(steady)).when(write(steady)).thenNothing());

  it('can be taken back', () => given(written(steady)).when(write(motto.empty())).thenEvents(written(motto.empty())));

  it('that was never written needs no taking back', () => given().when(write(motto.empty())).thenNothing());

  it('that is missing is not replaced by its explanation', () =>
    given()
      .when(write({ motto: '', explanation: 'Because.' }))
      .thenRefused('required', 'motto'));

  it.each([
    ['A', 'too_short'],
    ['a'.repeat(81), 'too_long'],
    ['two\nlines', 'characters_invalid'],
  ] as const)('%j is refused', (text, code) =>
    given()
      .when(write({ motto: text, explanation: '' }))
      .thenRefused(code, 'motto'),
  );

  it('explanation of 2,001 characters is refused', () =>
    given()
      .when(write({ motto: 'Onward', explanation: 'a'.repeat(2001) }))
      .thenRefused('too_long', 'explanation'));

  it('changes are one command, or none', () => {
    expect(motto.changes(steady, steady)).toEqual([]);
    expect(motto.changes(motto.empty(), steady)).toEqual([write(steady)]);
  });
});
