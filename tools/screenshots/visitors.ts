import type { Language } from '@palmares/domain/kernel';
import type { Browser, CookieData, Page } from 'puppeteer-core';
import type { DemoAthlete } from './demo-athlete.ts';
import { prepare } from './profile.ts';
import type { Visitor } from './screens.ts';
import { askGuardian, signUp, signUpVerified } from './sign-up.ts';
import { untilStarted } from './stillness.ts';

export type SessionCookies = readonly CookieData[];

const logIn = async (page: Page, { email, password }: DemoAthlete): Promise<void> => {
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(password);
  await Promise.all([page.waitForNavigation(), page.locator('form button[type=submit]').click()]);
};

interface Arrival {
  readonly origin: string;
  readonly language: Language;
  readonly athlete: DemoAthlete;
}

const once = <Found>(find: (arrival: Arrival) => Promise<Found>) => {
  const found = new Map<string, Promise<Found>>();
  return (arrival: Arrival): Promise<Found> => {
    const known = found.get(arrival.language) ?? find(arrival);
    found.set(arrival.language, known);
    return known;
  };
};

const arrive = async <Found>(
  browser: Browser,
  { origin, language }: Arrival,
  path: string,
  work: (page: Page) => Promise<Found>,
): Promise<{ readonly found: Found; readonly session: SessionCookies }> => {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await prepare(page, { language, width: 1440, theme: 'dark' });
    await page.goto(`${origin}/${language}${path}`);
    await untilStarted(page);
    const found = await work(page);
    return { found, session: (await context.cookies()).filter(({ httpOnly }) => httpOnly) };
  } finally {
    await context.close();
  }
};

/** Each visitor signs in once per language; all pictures reuse that session. */
export const createVisitors = (browser: Browser, mailboxUrl: string) => {
  const signingIn = (path: string, work: (page: Page, arrival: Arrival) => Promise<unknown>) =>
    once(async (arrival) => (await arrive(browser, arrival, path, (page) => work(page, arrival))).session);
  const sessions: Readonly<Record<Visitor, (arrival: Arrival) => Promise<SessionCookies>>> = {
    stranger: async () => [],
    athlete: signingIn('/auth', (page, { athlete }) => logIn(page, athlete)),
    newcomer: signingIn('/auth/sign-up', signUp),
    beginner: signingIn('/auth/sign-up', (page) => signUpVerified(page, mailboxUrl)),
  };
  return {
    sessionOf: (visitor: Visitor, arrival: Arrival) => sessions[visitor](arrival),
    guardianLink: once(
      async (arrival) =>
        (await arrive(browser, arrival, '/auth/guardian-needed', (page) => askGuardian(page, mailboxUrl))).found,
    ),
  };
};
