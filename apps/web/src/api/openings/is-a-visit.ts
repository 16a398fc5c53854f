/**
 * User agents without a reader: link previews, mail scanners, crawlers. Some run a real browser, so their headers look
 * like a visitor's. In-app browsers of messengers name their app, too, but have a reader.
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

/** True if a person navigates to the page in a browser. A prefetch is not a visit yet. */
export const isVisit = ({ method, headers }: Pick<Request, 'method' | 'headers'>): boolean =>
  method === 'GET' &&
  headers.get('sec-fetch-dest') === 'document' &&
  headers.get('sec-fetch-mode') === 'navigate' &&
  !headers.has('sec-purpose') &&
  !isUnread.test(headers.get('user-agent') ?? 'bot');
