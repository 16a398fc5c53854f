import { expect, it } from 'vitest';
import { contactForm, reportForm } from '../contact/index.ts';
import { contact } from '../sections/contacts/fields.ts';
import {
  email,
  emailChangeForm,
  guardianAddressForm,
  guardianReceiptForm,
  guardianRequestForm,
  logInForm,
  signUpForm,
} from './index.ts';

/** Every field that takes an email address. */
const fields = {
  'sign-up': signUpForm.shape.email,
  'log-in': logInForm.shape.email,
  'a change of the address': emailChangeForm.shape.email,
  'a reset of the password': email,
  'a request to a guardian': guardianRequestForm.shape.guardianEmail,
  'a guardian of an account': guardianAddressForm.shape.guardianEmail,
  'a receipt for a guardian': guardianReceiptForm.shape.email,
  'a message to support': contactForm.shape.email,
  'a report of a portfolio': reportForm.shape.email,
  'a contact in the portfolio': contact.shape.email,
};

const pasted = [
  'Maya@Example.com',
  'maya@example.com\u200b',
  '\u200emaya@example.com',
  '\u2068maya@example.com\u2069',
  '\ufeffmaya@example.com\u00a0',
  'mailto:maya@example.com',
  'Maya Roy <maya@example.com>',
  'maya@example.com.',
  'maya@example.com,',
];
const unusual = ['jean&marie@example.com', 'a/b=c@example.com', "o'brien+hockey@example.com"];

it.each(Object.entries(fields))('an address is read alike in %s, however it was pasted', (_, field) => {
  expect(pasted.map((text) => field.parse(text))).toEqual(pasted.map(() => 'maya@example.com'));
  expect(unusual.map((text) => field.parse(text))).toEqual(unusual);
});
