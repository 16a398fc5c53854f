import { SENT_DAYS } from '@palmares/db/contact-messages';
import { type Asked, visitorPage } from '../../page/visitor-page.server.ts';
import { getLocale } from '../../paraglide/runtime.js';
import { contactHead } from './contact-head.ts';
import { ContactPage } from './contact-page.tsx';
import { keyOfContact } from './key-of-contact.ts';
import { loadContact } from './load-contact.ts';

export const contact = visitorPage({
  load: async (asked: Asked) => ({ ...(await loadContact(asked)), keptDays: SENT_DAYS }),
  head: ({ sent }) => contactHead(getLocale(), sent !== undefined),
  Page: ContactPage,
  slots: ['signature', 'address'],
  once: keyOfContact,
});
