import { sections } from '@palmares/domain/portfolio';
import { describe, expect, it } from 'vitest';
import { rulesOf } from './section-rules.ts';

const rules = rulesOf(sections.vision);

describe('what keeps a draft from being sent', () => {
  it('is what is wrong in it, before what is missing', () =>
    expect(rules.problem({ dreams: '', plan: 'Train\u0007' })).toMatchObject({
      code: 'characters_invalid',
      params: { after: 'Train' },
    }));

  it('is nothing while answers are only missing, or all is right', () => {
    expect(rules.problem({ dreams: '', plan: 'Train' })).toBeNull();
    expect(rules.problem({ dreams: 'Play', plan: '' })).toBeNull();
  });
});

describe('what is sent of a draft', () => {
  it('is tidied, while the draft stays as it was typed', () => {
    const draft = { dreams: '\uf0b7\tCaptain\u000bMVP', plan: '' };
    expect(rules.isValid(draft)).toBe(true);
    expect(rules.changes({ dreams: '', plan: '' }, rules.validPart(draft, { dreams: '', plan: '' }))).toEqual([
      { type: 'WriteVision', content: { dreams: '• Captain\nMVP', plan: '' } },
    ]);
    expect(draft.dreams).toBe('\uf0b7\tCaptain\u000bMVP');
  });

  it('is nothing once the server has it tidied', () => {
    const stored = { dreams: '• Captain\nMVP', plan: '' };
    expect(rules.changes(stored, rules.validPart({ dreams: '\uf0b7\tCaptain\u000bMVP ', plan: '' }, stored))).toEqual(
      [],
    );
  });

  it('is nothing of a text that was stored before such characters were dropped, until it is edited', () => {
    const stored = { dreams: 'Cap\u00adtain\u200b', plan: '' };
    expect(rules.validPart(rules.draft(stored), stored)).toBe(stored);
    expect(rules.validPart({ ...stored, plan: 'Train' }, stored)).toEqual({ dreams: 'Captain', plan: 'Train' });
  });
});
