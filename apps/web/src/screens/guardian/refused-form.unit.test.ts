import { guardianAnswerForm, guardianDecisionForm } from '@palmares/domain/account';
import { describe, expect, it } from 'vitest';
import type { FormAnswer } from '../../api/forms/parse-answer.ts';
import { refusalWords } from '../../notices/refusal-words.ts';
import { refusedForm } from './refused-form.ts';

const words = (code: Parameters<typeof refusalWords>[0]['code']) => refusalWords({ code }, 'scout');
const answerForm = (answer: FormAnswer | null) =>
  refusedForm({ schema: guardianAnswerForm, checkbox: 'agreed' }, answer);

describe('a guardian’s form', () => {
  it('is empty before it is sent', () => {
    expect(answerForm(null)).toEqual({ typed: {}, errors: {}, firstWrong: undefined, problem: undefined });
  });

  it('names every field that is wrong, although the server names only the first', () => {
    const typed = { guardianName: '', textVersion: '2026-01-01' };
    expect(answerForm({ refusal: { code: 'required', field: 'guardianName' }, typed })).toEqual({
      typed,
      errors: { guardianName: words('required'), agreed: words('agreement_required') },
      firstWrong: 'guardianName',
      problem: undefined,
    });
  });

  it('shows an error of a field that only the server can find', () => {
    const typed = { action: 'withdraw', childName: 'Zoé', confirmed: 'on' };
    const answer = { refusal: { code: 'child_name_wrong', field: 'childName' }, typed } as const;
    expect(refusedForm({ schema: guardianDecisionForm, checkbox: 'confirmed' }, answer)).toMatchObject({
      typed,
      errors: { childName: words('child_name_wrong') },
      firstWrong: 'childName',
    });
  });

  it('says that a field is too long, and not that it is empty because it was not kept', () => {
    const refusal = { code: 'too_long', field: 'childName', params: { max: 80 } } as const;
    const { errors } = refusedForm(
      { schema: guardianDecisionForm, checkbox: 'confirmed' },
      { refusal, typed: { action: 'undo', confirmed: 'on' } },
    );
    expect(errors).toEqual({ childName: refusalWords(refusal, 'scout') });
  });

  it('shows an error of a hidden field as one of the whole form', () => {
    const answer = { refusal: { code: 'too_long', field: 'textVersion', params: { max: 20 } }, typed: {} } as const;
    expect(answerForm(answer)).toMatchObject({ errors: {}, problem: refusalWords(answer.refusal, 'scout') });
  });

  it('keeps an error of the whole form apart from its fields', () => {
    const typed = { guardianName: 'Ruth', agreed: 'on' };
    expect(answerForm({ refusal: { code: 'guardian_same_browser' }, typed })).toEqual({
      typed,
      errors: {},
      firstWrong: undefined,
      problem: words('guardian_same_browser'),
    });
  });
});
