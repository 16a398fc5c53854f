import { describe, expect, it } from 'vitest';
import { fieldErrors } from '../kernel/field-errors.ts';
import { REPORT_LENGTH, referenceOf, reportForm } from './message.ts';

const report = { reason: 'consent', body: 'C’est moi sur la photo.', email: ' Coach@Example.com ' };

const errorsOf = (given: Record<string, unknown>) => {
  const parsed = reportForm.safeParse({ ...report, ...given });
  return parsed.success ? {} : fieldErrors(parsed.error);
};

describe('a report of a shared portfolio', () => {
  it('has a reason, a text, and an email if its writer wants an answer', () => {
    expect(reportForm.parse(report)).toEqual({ ...report, email: 'coach@example.com' });
    expect(reportForm.parse({ ...report, email: '' })).toMatchObject({ email: '' });
  });

  it.each([
    ['without a reason', { reason: undefined }, { reason: { code: 'required', params: {} } }],
    ['with another reason', { reason: 'revenge' }, { reason: { code: 'choice_invalid', params: {} } }],
    ['without a text', { body: ' \n ' }, { body: { code: 'required', params: {} } }],
    [
      'with too long a text',
      { body: 'a'.repeat(REPORT_LENGTH + 1) },
      { body: { code: 'too_long', params: { max: REPORT_LENGTH } } },
    ],
    ['with what is no email', { email: 'coach' }, { email: { code: 'email_invalid', params: {} } }],
  ])('%s is refused at that field', (_, given, errors) => expect(errorsOf(given)).toEqual(errors));
});

it('the reference of a message is the begin of its id, to be read aloud', () => {
  expect(referenceOf('4f2a91c3-0000-8000-8000-000000000000')).toBe('4F2A-91C3');
});
