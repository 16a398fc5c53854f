import { describe, expect, it } from 'vitest';
import { optionsSummary } from './options-summary.ts';

describe('the summary of a new link’s options', () => {
  it('says what it shows, what it hides and how long it works', () =>
    expect(
      optionsSummary({ period: '30', filled: ['contacts', 'documents', 'grit'], isOn: (part) => part !== 'grit' }),
    ).toEqual(['Also shows: Contacts and Academic documents', 'Leaves out: Grit', '30 days']));

  it('leaves out what it has none of', () => {
    expect(optionsSummary({ period: 'always', filled: ['contacts'], isOn: () => true })).toEqual([
      'Also shows: Contacts',
      'No end date',
    ]);
    expect(optionsSummary({ period: 'always', filled: ['ncaaId'], isOn: () => false })).toEqual([
      'Leaves out: NCAA ID',
      'No end date',
    ]);
    expect(optionsSummary({ period: 'always', filled: [], isOn: () => true })).toEqual(['No end date']);
  });
});
