import { expect, it } from 'vitest';
import { mailboxOf } from './mailbox.ts';

it.each([
  ['maya@example.com', 'maya@example.com'],
  [' Maya@Example.com', 'maya@example.com'],
  ['maya+1@example.com', 'maya@example.com'],
  ['maya+1+2@example.com', 'maya@example.com'],
  ['maya.roy@example.com', 'maya.roy@example.com'],
  ['maya.roy+1@gmail.com', 'mayaroy@gmail.com'],
  ['m.a.y.a@googlemail.com', 'maya@gmail.com'],
  ['+maya@example.com', '+maya@example.com'],
  ['no address', 'no address'],
])('an email to %s reaches the mailbox %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
