import { playerOrigins } from '@palmares/domain/videos';
import { unlisted } from '../../browser/unlisted.ts';
import { mayFrameVideos } from '../../browser/video-frames.ts';

export interface PageSecurity {
  readonly path: string;
  readonly nonce: string;
  readonly https: boolean;
  /** Vite's live reload injects style elements and uses a web socket. */
  readonly development: boolean;
}

const policy = ({ path, nonce, development }: PageSecurity): string =>
  [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self'${development ? " 'unsafe-inline'" : ''}`,
    "style-src-attr 'unsafe-inline'",
    "font-src 'self'",
    "img-src 'self' data:",
    `connect-src 'self'${development ? ' ws:' : ''}`,
    ...(mayFrameVideos(path) ? [`frame-src ${playerOrigins.join(' ')}`] : []),
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');

const place = (path: string): string => path.split('/')[2] ?? '';

/** The pages under `auth` that a mailed link opens, with its token in the query. */
const mailed = ['new-password', 'guardian', 'guardian-withdraw', 'finish-sign-up'];

const isMailedLink = (path: string): boolean => place(path) === 'auth' && mailed.includes(path.split('/')[3] ?? '');

/** True for addresses that are secrets (shared and past portfolios, mailed links) and so must not leak as a referrer. */
const isKey = (path: string): boolean => ['athletes', 'history'].includes(place(path)) || isMailedLink(path);

const isPersonal = (path: string): boolean => isKey(path) || ['app', 'auth'].includes(place(path));

export const pageHeaders = (page: PageSecurity): Record<string, string> => ({
  'content-security-policy': policy(page),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'referrer-policy': isKey(page.path) ? 'no-referrer' : 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'cache-control': isPersonal(page.path) ? 'private, no-store' : 'private, no-cache',
  ...(isKey(page.path) ? { 'x-robots-tag': unlisted } : {}),
  ...(page.https ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
});

/** Headers for everything that is not a page: nothing in it is ever executed, framed or listed. */
export const apiHeaders = (https: boolean): Record<string, string> => ({
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'private, no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': unlisted,
  ...(https ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
});
