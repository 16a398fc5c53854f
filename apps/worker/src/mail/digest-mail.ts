import type { OpeningDigest } from '@palmares/db/openings';
import { m } from '../paraglide/messages.js';
import { dayWords } from './figures.ts';
import { type RenderedMail, renderMail } from './layout.ts';

interface Digest extends Omit<OpeningDigest, 'email'> {
  readonly publicUrl: string;
  /** Ends these mails without a log-in. */
  readonly stopUrl: string;
}

/** Says how often each link was opened in a week. */
export const digestMail = ({ language, firstName, links, more, publicUrl, stopUrl }: Digest): RenderedMail => {
  const locale = { locale: language };
  const title = m.digest_subject({}, locale);
  const factOf = ({ label, madeAt, count }: Digest['links'][number]) => ({
    label: label || m.digest_link({ date: dayWords(madeAt, language) }, locale),
    value: m.digest_count({ count }, locale),
  });
  return renderMail({
    language,
    firstName,
    subject: title,
    title,
    blocks: [
      { paragraph: m.digest_body({}, locale) },
      { facts: links.map(factOf) },
      ...(more === 0 ? [] : [{ paragraph: m.digest_more({ count: more }, locale) }]),
      { button: m.published_button({}, locale), href: `${publicUrl}/${language}/app/portfolio/share` },
      { link: m.opening_stop({}, locale), href: stopUrl },
    ],
  });
};
