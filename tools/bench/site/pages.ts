import type { BenchSite } from '../site.ts';

/** The baseline: the same app with a heading and a paragraph, without the frame. */
export const emptyPath = '/_ui/empty';
/** The baseline page with the frame. */
export const framedPath = '/_ui/framed';

export interface SitePage {
  readonly name:
    | 'empty route'
    | 'landing'
    | 'pricing'
    | 'contact'
    | 'demo'
    | 'article'
    | 'questions'
    | 'log in'
    | 'scouts’ page';
  readonly url: string;
  /** True if search engines may index it; a page that forbids it gets no SEO score. */
  readonly indexed: boolean;
}

/** Returns the pages that a stranger may see first, starting with the baseline. */
export const pagesOf = ({ url, athlete }: BenchSite): readonly SitePage[] => [
  { name: 'empty route', url: `${url}${emptyPath}`, indexed: false },
  { name: 'landing', url: `${url}/en`, indexed: true },
  { name: 'pricing', url: `${url}/en/pricing`, indexed: true },
  { name: 'contact', url: `${url}/en/contact-us`, indexed: true },
  { name: 'demo', url: `${url}/en/portfolio-demo`, indexed: true },
  { name: 'article', url: `${url}/en/blog/emailing-a-coach`, indexed: true },
  { name: 'questions', url: `${url}/en/faqs`, indexed: true },
  { name: 'log in', url: `${url}/en/auth`, indexed: true },
  { name: 'scouts’ page', url: athlete.link, indexed: false },
];
