import type { Language } from '@palmares/domain/kernel';
import { pageTitle } from '../../i18n/page-title.ts';
import { siteHead } from '../../page/site-head.ts';
import { m } from '../../paraglide/messages.js';

/** Identical for every subject, because search engines list the page without one. `isSent`: after a message was sent. */
export const contactHead = (language: Language, isSent: boolean) =>
  siteHead({
    language,
    page: 'contact-us',
    title: m.write_us_title(),
    documentTitle: pageTitle(isSent ? m.write_us_sent_title() : m.write_us_title()).title,
    description: m.write_us_description(),
  });
