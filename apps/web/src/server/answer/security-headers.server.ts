import { playerOrigins } from '@palmares/domain/videos';
import { unlisted } from '../../browser/unlisted.ts';
import { mayFrameVideos } from '../../browser/video-frames.ts';
import { isPublicPage } from '../../i18n/public-pages.ts';
import { guardianPlaces, isAt, isOfApp } from './page-places.ts';
import { speculationRules } from './speculation-rules.ts';

export interface PagePolicy {
  readonly path: string;
  /** The sources that allow the page's inline scripts: `'nonce-…'`, or the hash of each. */
  readonly inlineScripts: string;
  /** Vite's live reload injects style elements and uses a web socket. */
  readonly development: boolean;
}

export interface PageSecurity extends PagePolicy {
  readonly https: boolean;
}

/** The value of `content-security-policy`. */
export const pagePolicy = ({ path, inlineScripts, development }: PagePolicy): string =>
  [
    "default-src 'none'",
    `script-src 'self' ${inlineScripts}`,
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

/** Places whose addresses are secrets: shared and past portfolios, and what emailed links open with a token in the query. */
const secretPlaces = ['athletes', 'history', 'auth/new-password', ...guardianPlaces, 'auth/finish-sign-up'] as const;

/** True for addresses that must not leak as a referrer. */
const isSecretAddress = (path: string): boolean => isAt(path, secretPlaces);

const isPersonal = (path: string): boolean => isSecretAddress(path) || isOfApp(path);

export const pageHeaders = (page: PageSecurity): Record<string, string> => ({
  'content-security-policy': pagePolicy(page),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'referrer-policy': isSecretAddress(page.path) ? 'no-referrer' : 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'cache-control': isPersonal(page.path) ? 'private, no-store' : 'private, no-cache',
  ...(isSecretAddress(page.path) ? { 'x-robots-tag': unlisted } : {}),
  ...(isPublicPage(page.path) ? { 'speculation-rules': `"${speculationRules.path}"` } : {}),
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
