import type { Product } from '../../start/product.ts';

/** What every page costs at least: the same app, no shell, a heading and a paragraph. */
export const emptyPath = '/_ui/empty';
/** The same with the shell around it. */
export const framedPath = '/_ui/framed';

export interface SitePage {
  readonly name: 'empty route' | 'landing' | 'log in' | 'scouts’ page';
  readonly url: string;
  /** Whether search engines may list it: a page that sends them away has no score for being found. */
  readonly indexed: boolean;
}

/** What a stranger may see first. The empty route leads: the others are compared with it. */
export const pagesOf = ({ url, demo }: Product): readonly SitePage[] => {
  const shared = demo?.link;
  if (shared === undefined) throw new Error('The demo athletes have no link: the scouts’ page cannot be measured.');
  return [
    { name: 'empty route', url: `${url}${emptyPath}`, indexed: false },
    { name: 'landing', url: `${url}/en`, indexed: true },
    { name: 'log in', url: `${url}/en/auth`, indexed: true },
    { name: 'scouts’ page', url: shared, indexed: false },
  ];
};
