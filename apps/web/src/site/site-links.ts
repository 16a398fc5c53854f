import type { PublicPath } from '../i18n/public-pages.ts';
import { supportMail, supportMailAbout } from '../i18n/support-address.ts';
import { m } from '../paraglide/messages.js';
import { siteAddress } from './site-address.ts';

interface SiteLink {
  readonly words: () => string;
  readonly address: () => string;
}

const page = (path: PublicPath, words: () => string): SiteLink => ({ words, address: () => siteAddress(path) });

/** The public pages beside the landing page, and our address, for the footer and the phone's menu. */
export const siteLinks: Readonly<Record<'explore' | 'help' | 'legal', readonly SiteLink[]>> = {
  explore: [page('pricing', m.footer_pricing), page('portfolio-demo', m.footer_demo)],
  help: [
    { words: m.footer_contact, address: () => supportMail },
    { words: m.footer_report_bug, address: () => supportMailAbout(m.footer_report_bug()) },
  ],
  legal: [page('terms-of-use', m.footer_terms), page('privacy', m.footer_privacy)],
};
