import { describe, expect, it } from 'vitest';
import { fieldErrors } from '../kernel/field-errors.ts';
import { MESSAGE_LENGTH, REPORT_LENGTH } from './lengths.ts';
import { contactForm, reportForm } from './message.ts';
import { isReference, referenceOf } from './reference.ts';

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

describe('a message to support', () => {
  const message = { subject: 'bug', name: 'Noor Haddad', email: ' Noor@Example.com ', body: 'It stays empty.' };

  it('has a subject, a name, an email and a text', () => {
    expect(contactForm.parse(message)).toEqual({
      ...message,
      email: 'noor@example.com',
      page: '',
      errorId: '',
      version: '',
    });
  });

  it.each([
    ['subject', { subject: undefined }, 'required'],
    ['subject', { subject: 'complaint' }, 'choice_invalid'],
    ['name', { name: 'N' }, 'too_short'],
    ['name', { name: 'Noor\u0000' }, 'characters_invalid'],
    ['email', { email: '' }, 'required'],
    ['email', { email: 'noor' }, 'email_invalid'],
    ['body', { body: ' ' }, 'required'],
    ['body', { body: 'a'.repeat(MESSAGE_LENGTH + 1) }, 'too_long'],
    ['page', { page: '/'.repeat(301) }, 'too_long'],
  ])('is refused at its %s', (field, given, code) => {
    const { error } = contactForm.safeParse({ ...message, ...given });
    expect(error && fieldErrors(error)).toMatchObject({ [field]: { code } });
  });
});

it('a name stays on its line of a mail', () => {
  const message = {
    subject: 'bug',
    name: 'Noor\nBcc: all@example.com',
    email: 'noor@example.com',
    body: 'It stays empty.',
  };
  expect(contactForm.parse(message).name).toBe('Noor Bcc: all@example.com');
});

it('the reference of a message is made of the start of its id, without characters that are misread', () => {
  expect(referenceOf('4f2a91c3-0000-8000-8000-000000000000')).toBe('9WN9-3GR0');
  expect(referenceOf('ffffffff-ff00-8000-8000-000000000000')).toBe('ZZZZ-ZZZZ');
  expect(isReference('9WN9-3GR0')).toBe(true);
  for (const other of ['9WN9-3GRI', '9WN93GR0', '9wn9-3gr0', '', undefined]) expect(isReference(other)).toBe(false);
});
