import type { BenchAthlete } from '../athletes.ts';
import type { BenchSite } from '../site.ts';

/** The baseline: the app with a heading and a paragraph, without the frame. */
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
    | 'gate'
    | 'terms'
    | 'article'
    | 'questions'
    | 'log in'
    | 'explore'
    | 'scouts’ page';
  readonly url: string;
  /** The `cookie` header of a page that needs a session. */
  readonly cookie?: string;
  /** True if search engines may index it; a page that forbids it gets no SEO score. */
  readonly indexed: boolean;
}

/** Returns the pages that a visitor may see, and those beside them, starting with the baseline. */
export const pagesOf = ({ url, athlete }: BenchSite, { cookie }: Pick<BenchAthlete, 'cookie'>): readonly SitePage[] => [
  { name: 'empty route', url: `${url}${emptyPath}`, indexed: false },
  { name: 'landing', url: `${url}/en`, indexed: true },
  { name: 'pricing', url: `${url}/en/pricing`, indexed: true },
  { name: 'contact', url: `${url}/en/contact-us`, indexed: true },
  { name: 'demo', url: `${url}/en/portfolio-demo`, indexed: true },
  { name: 'gate', url: `${url}/en/portfolio-demo-gate`, indexed: true },
  { name: 'terms', url: `${url}/en/terms-of-use`, indexed: true },
  { name: 'article', url: `${url}/en/blog/emailing-a-coach`, indexed: true },
  { name: 'questions', url: `${url}/en/faqs`, indexed: true },
  { name: 'log in', url: `${url}/en/auth`, indexed: true },
  { name: 'explore', url: `${url}/en/app/identity/explore`, cookie, indexed: false },
  { name: 'scouts’ page', url: athlete.link, indexed: false },
];
