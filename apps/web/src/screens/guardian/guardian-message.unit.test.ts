import { languages } from '@palmares/domain/kernel';
import { expect, it } from 'vitest';
import { m } from '../../paraglide/messages.js';
import { messageAddress } from './guardian-message.ts';

it.each(languages)('the message to a parent fits into an address, with its breaks (%s)', (locale) => {
  const body = m.guardian_message_body({}, { locale });
  const address = messageAddress({
    to: 'parent+a&b@example.com',
    subject: m.guardian_message_subject({}, { locale }),
    body,
  });
  expect(body.length).toBeLessThan(1500);
  expect(address.length).toBeLessThan(2000);
  const { searchParams, pathname } = new URL(address);
  expect(decodeURIComponent(pathname)).toBe('parent+a&b@example.com');
  expect(searchParams.get('body')).toContain('\r\n\r\n');
});
