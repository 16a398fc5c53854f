import { describe, expect, it } from 'vitest';
import { inOneLine, partsSummary } from './options-summary.ts';

describe('the line about the parts of a link', () => {
  it('names those that it shows, with the results of Identity as one', () => {
    expect(partsSummary({ filled: ['contacts', 'documents', 'grit'], isOn: (part) => part !== 'documents' })).toBe(
      'Also shows contacts and Identity results',
    );
    expect(partsSummary({ filled: ['ncaaId', 'masks'], isOn: (part) => part === 'ncaaId' })).toBe('Also shows NCAA ID');
  });

  it('says that it shows all optional parts if it leaves out nothing', () => {
    expect(partsSummary({ filled: ['contacts', 'masks', 'grit'], isOn: () => true })).toBe('Shows all optional parts');
    expect(partsSummary({ filled: ['contacts', 'masks', 'grit'], isOn: (part) => part !== 'grit' })).toBe(
      'Also shows contacts and Identity results',
    );
    expect(partsSummary({ filled: ['contacts'], isOn: () => true })).toBe('Also shows contacts');
  });

  it('names those that it could show if it shows none', () =>
    expect(partsSummary({ filled: ['contacts', 'documents', 'masks', 'grit'], isOn: () => false })).toBe(
      'Leaves out contacts, documents, and Identity results',
    ));

  it('is empty if there is nothing that it could show', () =>
    expect(inOneLine([partsSummary({ filled: [], isOn: () => true }), 'No end date'])).toBe('No end date'));
});
