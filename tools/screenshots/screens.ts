import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@palmares/domain/kernel';
import { sectionNames } from '@palmares/domain/portfolio';
import type { Page } from 'puppeteer-core';
import { root } from '../start/settings.ts';
import type { DemoAthlete } from './demo-athlete.ts';
import { answerBirth, answerName } from './sign-up.ts';

/**
 * A stranger, the demo athlete of the language, a newcomer with an unverified email, or a beginner with a verified one
 * and an empty portfolio.
 */
export type Visitor = 'stranger' | 'athlete' | 'newcomer' | 'beginner';

export interface AddressContext {
  readonly language: Language;
  readonly athlete: DemoAthlete;
  /** Asks a guardian, once per language. Returns the address in the mail. */
  readonly guardianLink: () => Promise<string>;
}

export interface Screen {
  readonly name: string;
  readonly address: (context: AddressContext) => string | Promise<string>;
  readonly visitor: Visitor;
  readonly status: number;
  /** The steps on the page that lead to the screen. */
  readonly reach?: (page: Page) => Promise<void>;
}

const within =
  (path: string) =>
  ({ language }: AddressContext): string =>
    `/${language}${path}`;

const open = (name: string, path: string, more: Partial<Screen> = {}): Screen => ({
  name,
  address: within(path),
  visitor: 'stranger',
  status: 200,
  ...more,
});

const own = (name: string, path: string): Screen => open(name, `/app${path}`, { visitor: 'athlete' });

const first = (name: string, path: string, more: Partial<Screen> = {}): Screen =>
  open(`first-${name}`, `/app${path}`, { visitor: 'beginner', ...more });

const developers = (name: string, path: string): Screen =>
  open(name, path, { address: ({ language }) => `/_ui/${language}${path}` });

const gallery = join(root, 'apps/web/src/gallery');
const galleryGroups = readdirSync(gallery)
  .filter((name) => existsSync(join(gallery, name, 'exhibits.tsx')))
  .sort();

const signUp = '/auth/sign-up';
const unknownLink = '/athletes/AAAAAAAAAAAAAAAAAAAAAA';

export const screens: readonly Screen[] = [
  open('landing', ''),
  open('language-choice', '', { address: () => '/' }),
  open('not-found', '/nowhere', { status: 404 }),

  open('log-in', '/auth'),
  open('sign-up-name', signUp),
  open('sign-up-birth', signUp, { reach: answerName }),
  open('sign-up-access', signUp, {
    reach: async (page) => {
      await answerName(page);
      await answerBirth(page);
    },
  }),
  open('guardian-needed', '/auth/guardian-needed'),
  open('guardian-consent', '', { address: ({ guardianLink }) => guardianLink() }),
  open('terms-of-use', '/terms-of-use'),
  open('privacy', '/privacy'),
  open('blog', '/blog'),
  open('article', '/blog/emailing-a-coach'),
  open('article-not-found', '/blog/nowhere', { status: 404 }),
  open('faqs', '/faqs'),
  open('pricing', '/pricing'),
  open('contact-us', '/contact-us'),
  open('demo-gate', '/portfolio-demo-gate'),
  open('demo', '/portfolio-demo'),
  open('verify-email', '/auth/verify-email', { visitor: 'newcomer' }),

  first('dashboard', '/dashboard'),
  first('editor', '/portfolio/edit'),
  ...(
    ['introduction', 'profile-picture', 'sports-history', 'academics', 'highlights', 'motto', 'contacts'] as const
  ).map((section) => first(section, `/portfolio/edit/${section}`)),
  first('preview', '/portfolio/preview'),
  first('share', '/portfolio/share'),
  first('identity', '/identity/results'),
  first('identity-explore', '/identity/explore'),
  first('identity-test', '/identity/test'),
  first('athlete-plan', '/athlete-plan'),
  first('account', '/account'),

  own('dashboard', '/dashboard'),
  own('editor', '/portfolio/edit'),
  ...sectionNames.map((section) => own(`editor-${section}`, `/portfolio/edit/${section}`)),
  own('history', '/portfolio/history'),
  own('history-moment', '/portfolio/history/sports-history/20'),
  own('preview', '/portfolio/preview'),
  own('share', '/portfolio/share'),
  open('identity-untaken', '/app/identity/results', { visitor: 'newcomer' }),
  open('identity-test', '/app/identity/test', { visitor: 'newcomer' }),
  own('identity-results', '/identity/results'),
  own('identity-coaching', '/identity/coaching'),
  own('identity-explore', '/identity/explore'),
  own('identity-mask', '/identity/explore/masks/captain'),
  own('identity-color', '/identity/explore/colors/red'),
  own('identity-learning-style', '/identity/explore/learning-styles/visual'),
  own('identity-grit', '/identity/explore/grit'),
  own('athlete-plan', '/athlete-plan'),
  own('account', '/account'),

  open('shared-portfolio', '', { address: ({ athlete }) => athlete.link }),
  open('scouts-passcode', '', { address: ({ athlete }) => athlete.protectedLink }),
  open('scouts-not-public', unknownLink, { status: 404 }),

  developers('gallery', ''),
  ...galleryGroups.map((group) => developers(`gallery-${group}`, `/${group}`)),
  developers('gallery-messages', '/messages'),
];
