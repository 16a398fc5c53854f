import { visitorPage } from '../../page/visitor-page.server.tsx';
import { getLocale } from '../../paraglide/runtime.js';
import { contactHead } from './contact-head.ts';
import { ContactPage } from './contact-page.tsx';
import { loadContact } from './load-contact.ts';

export const contact = visitorPage({
  load: loadContact,
  head: () => contactHead(getLocale()),
  Page: ContactPage,
  slots: ['signature'],
  // A page with an answer, or with something known about a fault, is one person's.
  once: ({ address, known, answer, sent }) =>
    answer === null && sent === undefined && !('page' in known || 'errorId' in known) ? address : undefined,
});
