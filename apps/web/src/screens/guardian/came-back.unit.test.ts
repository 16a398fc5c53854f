import { guardianAnswerForm, guardianDecisionForm } from '@palmares/domain/account';
import { describe, expect, it } from 'vitest';
import type { FormAnswer } from '../../api/forms/parse-answer.ts';
import { refusalWords } from '../../notices/refusal-words.ts';
import { cameBack } from './came-back.ts';

const words = (code: Parameters<typeof refusalWords>[0]['code']) => refusalWords({ code }, 'scout');
const answerForm = (answer: FormAnswer | null) => cameBack(guardianAnswerForm, 'agreed', answer);

describe('a guardian’s form', () => {
  it('is empty before it is sent', () => {
    expect(answerForm(null)).toEqual({ typed: {}, errors: {}, firstWrong: undefined, problem: undefined });
  });

  it('names every field that is wrong, though the server names the first only', () => {
    const typed = { guardianName: '', textVersion: '2026-01-01' };
    expect(answerForm({ refusal: { code: 'required', field: 'guardianName' }, typed })).toEqual({
      typed,
      errors: { guardianName: words('required'), agreed: words('agreement_required') },
      firstWrong: 'guardianName',
      problem: undefined,
    });
  });

  it('says what only the server can find wrong in a field', () => {
    const typed = { action: 'withdraw', childName: 'Zoé', confirmed: 'on' };
    const answer = { refusal: { code: 'child_name_wrong', field: 'childName' }, typed } as const;
    expect(cameBack(guardianDecisionForm, 'confirmed', answer)).toMatchObject({
      typed,
      errors: { childName: words('child_name_wrong') },
      firstWrong: 'childName',
    });
  });

  it('says nothing of other fields if it was too long to be kept', () => {
    const answer = { refusal: { code: 'too_long', field: 'guardianName', params: { max: 80 } }, typed: {} } as const;
    expect(Object.keys(answerForm(answer).errors)).toEqual(['guardianName']);
  });

  it('has the words for the whole form apart', () => {
    const typed = { guardianName: 'Ruth', agreed: 'on' };
    expect(answerForm({ refusal: { code: 'guardian_same_browser' }, typed })).toEqual({
      typed,
      errors: {},
      firstWrong: undefined,
      problem: words('guardian_same_browser'),
    });
  });
});
