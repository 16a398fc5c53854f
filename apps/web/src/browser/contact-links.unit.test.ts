import { expect, it } from 'vitest';
import { emailLink, phoneLink } from './contact-links.ts';

it('a phone number is dialled with its extension', () => {
  expect(phoneLink('514-555-0123')).toBe('tel:+15145550123');
  expect(phoneLink('514\u00a0555-0123, poste\u00a0204')).toBe('tel:+15145550123;ext=204');
});

it('an e-mail address is one recipient, whatever signs it has', () => {
  expect(emailLink('jean&marie@example.com')).toBe('mailto:jean%26marie@example.com');
  expect(emailLink('a/b=c+d@example.com')).toBe('mailto:a%2Fb%3Dc%2Bd@example.com');
  expect(emailLink('maya.roy@example.com')).toBe('mailto:maya.roy@example.com');
});
