import { expect, it } from 'vitest';
import { contactFormAge, signContactForm } from './contact-form.ts';

const pepper = Buffer.alloc(32, 7);
const made = new Date('2026-12-03T12:00:00Z');
const later = (ms: number) => new Date(made.getTime() + ms);

it('a form tells how long ago it was made, for a day', () => {
  const field = signContactForm(pepper, made);
  expect(contactFormAge(pepper, field, later(2999))).toBe(2999);
  expect(contactFormAge(pepper, field, later(86_399_999))).toBe(86_399_999);
  expect(contactFormAge(pepper, field, later(86_400_000))).toBeNull();
});

it('a form that is not ours, or was changed, tells nothing', () => {
  const field = signContactForm(pepper, made);
  expect(contactFormAge(Buffer.alloc(32, 8), field, later(5000))).toBeNull();
  expect(contactFormAge(pepper, `${field.startsWith('A') ? 'B' : 'A'}${field.slice(1)}`, later(5000))).toBeNull();
  expect(contactFormAge(pepper, '', later(5000))).toBeNull();
});

it('no two forms of one moment are the same', () => {
  expect(signContactForm(pepper, made)).not.toBe(signContactForm(pepper, made));
});
