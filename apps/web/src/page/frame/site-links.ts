import type { PublicPath } from '../../i18n/public-pages.ts';
import { m } from '../../paraglide/messages.js';
import { siteAddress } from '../site-address.ts';

interface SiteLink {
  readonly words: () => string;
  readonly address: () => string;
}

const page = (path: PublicPath, words: () => string): SiteLink => ({ words, address: () => siteAddress(path) });

/** The public pages beside the landing page, for the footer and the phone's menu. */
export const siteLinks: Readonly<Record<'explore' | 'help' | 'legal', readonly SiteLink[]>> = {
  explore: [
    page('pricing', m.footer_pricing),
    { words: m.pricing_parents_label, address: () => `${siteAddress('pricing')}#parents` },
    page('portfolio-demo', m.footer_demo),
    page('blog', m.footer_blog),
  ],
  help: [
    page('faqs', m.footer_faqs),
    page('contact-us', m.footer_contact),
    { words: m.footer_report_bug, address: () => `${siteAddress('contact-us')}/bug-report` },
  ],
  legal: [page('terms-of-use', m.footer_terms), page('privacy', m.footer_privacy)],
};
