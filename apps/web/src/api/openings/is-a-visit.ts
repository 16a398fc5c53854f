/**
 * Who fetches a page without a person who reads it: previews of messengers and networks, scanners of mail, indexers. Some
 * of them run a browser that says what a browser would. The browsers inside of messengers name them too, and are people.
 */
const unread = [
  'whatsapp',
  'facebookexternalhit',
  'proofpoint',
  'barracuda',
  'mimecast',
  'safelinks',
  'googleimageproxy',
  'google-safety',
  'headless',
  'lighthouse',
  '(?<!cu)bot\\b',
  'crawl',
  'spider',
  'preview',
  'scan',
  'monitor',
];
const isUnread = new RegExp(unread.join('|'), 'i');

/** True for the request of a browser whose user goes to the page. A browser that loads it ahead is not yet a visit. */
export const isVisit = ({ method, headers }: Pick<Request, 'method' | 'headers'>): boolean =>
  method === 'GET' &&
  headers.get('sec-fetch-dest') === 'document' &&
  headers.get('sec-fetch-mode') === 'navigate' &&
  !headers.has('sec-purpose') &&
  !isUnread.test(headers.get('user-agent') ?? 'bot');
