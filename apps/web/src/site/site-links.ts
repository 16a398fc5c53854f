import { m } from '../paraglide/messages.js';
import { type PublicPath, siteAddress } from './site-address.ts';

const link = (path: PublicPath, words: () => string) => ({ path, words, address: () => siteAddress(path) });

/** The public pages beside the landing page, for the footer and the phone's menu. */
export const siteLinks = {
  explore: [
    link('pricing', m.footer_pricing),
    link('portfolio-demo', m.footer_demo),
    link('blog', m.footer_blog),
    link('faqs', m.footer_faqs),
  ],
  help: [link('contact-us', m.footer_contact), link('contact-us/bug-report', m.footer_report_bug)],
  legal: [link('terms-of-use', m.footer_terms), link('privacy', m.footer_privacy)],
};
