import { describe, expect, it } from 'vitest';
import type { Contact } from './contact-page.tsx';
import { keyOfContact } from './key-of-contact.ts';

const keyOf = (given: Partial<Contact>) =>
  keyOfContact({
    address: '/en/contact-us',
    signature: 'a',
    known: {},
    answer: null,
    sent: undefined,
    keptDays: 30,
    ...given,
  });

describe('the contact page', () => {
  it('is kept once for each subject, however many addresses name none', () => {
    expect(keyOf({ known: { subject: 'services' } })).not.toBe(keyOf({ known: { subject: 'privacy' } }));
    expect(keyOf({ address: '/en/contact-us/one' })).toBe(keyOf({ address: '/en/contact-us/two' }));
    expect(keyOf({})).toBeDefined();
  });

  it.each<Partial<Contact>>([
    { known: { subject: 'bug', page: '/en/pricing' } },
    { known: { errorId: 'a' } },
    // Anybody may write it into a link.
    { known: { version: 'Call 555-0100' } },
    { sent: 'AB12CD' },
    { answer: { noCookies: true, typed: {} } },
  ])('is never kept with what one person’s address or form says: %j', (given) => expect(keyOf(given)).toBeUndefined());
});
