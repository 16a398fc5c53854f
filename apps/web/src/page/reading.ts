import { getLocale } from '../paraglide/runtime.js';

/** The articles, headings of articles, and answers or parts of the FAQ that a screen links to. A test reads each. */
export const readings = [
  'blog/building-a-strong-portfolio',
  'blog/building-a-strong-portfolio#numbers',
  'blog/building-a-strong-portfolio#the-card',
  'blog/emailing-a-coach',
  'blog/finding-ncaa-coach-contacts#your-coach',
  'blog/five-steps-to-a-recruiters-attention',
  'blog/getting-an-ncaa-id',
  'blog/importance-of-identity',
  'blog/importance-of-identity#for-athletes',
  'blog/importance-of-identity#for-coaches',
  'blog/importing-highlights',
  'blog/importing-highlights#when-it-stops',
  'faqs#age-and-guardians',
  'faqs#athlete-plan',
  'faqs#coach-gone',
  'faqs#delete-account',
  'faqs#download-my-data',
  'faqs#failed-payment',
  'faqs#file-limits',
  'faqs#for-parents',
  'faqs#forgot-password',
  'faqs#identity-visibility',
  'faqs#link-opened',
  'faqs#links-after-the-plan',
  'faqs#no-code',
  'faqs#parent-paying',
  'faqs#refunds',
  'faqs#two-devices',
  'faqs#what-the-plan-gives',
  'faqs#who-can-open-a-link',
] as const;

export type Reading = (typeof readings)[number];

export interface NamedReading {
  readonly to: Reading;
  /** The words of a link to it, which name the article or the question. */
  readonly words: () => string;
}

/** The address of an article or an answer in the page's language, for a link that loads a document. */
export const readingAddress = (reading: Reading): string => `/${getLocale()}/${reading}`;
