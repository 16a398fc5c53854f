import { describe, expect, it } from 'vitest';
import { specifyRecord } from '../kit/testing/specify-record.ts';
import { specifySection } from '../kit/testing/specify-section.ts';
import type { Motto } from './fields.ts';
import { motto } from './index.ts';

const steady: Motto = { motto: 'Slow is smooth', explanation: 'My first coach said it.\nIt stayed.' };
const { given } = specifySection(motto, new Date('2026-11-20T12:00:00Z'));
const write = (content: Motto) => ({ type: 'WriteMotto', content }) as const;
const written = (data: Motto) => ({ type: 'MottoWritten', data }) as const;

specifyRecord(motto, { noun: 'Motto', whole: steady });

describe('motto', () => {
  it('needs no explanation', () =>
    given()
      .when(write({ motto: 'Onward', explanation: '' }))
      .thenEvents(written({ motto: 'Onward', explanation: '' })));

  it('is required if there is an explanation', () =>
    given()
      .when(write({ motto: '', explanation: 'Because.' }))
      .thenRefused('required', 'motto'));

  it.each([
    ['A', 'too_short'],
    ['a'.repeat(81), 'too_long'],
    ['two\u0007lines', 'characters_invalid'],
  ] as const)('%j is refused', (text, code) =>
    given()
      .when(write({ motto: text, explanation: '' }))
      .thenRefused(code, 'motto'),
  );

  it('explanation of 2,001 characters is refused', () =>
    given()
      .when(write({ motto: 'Onward', explanation: 'a'.repeat(2001) }))
      .thenRefused('too_long', 'explanation'));

  it('keeps its confirmed value while its draft is too short, and its explanation is sent', () =>
    expect(motto.validPart({ motto: 'S', explanation: 'Another reason.' }, steady)).toEqual({
      ...steady,
      explanation: 'Another reason.',
    }));
});
