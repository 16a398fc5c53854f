import type { Language } from '@palmares/domain/kernel';
import type { Browser, CookieData, Page } from 'puppeteer-core';
import type { DemoAthlete } from './demo-athlete.ts';
import { prepare } from './profile.ts';
import type { Visitor } from './screens.ts';
import { signUp } from './sign-up.ts';
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

const arrive = async (
  browser: Browser,
  { origin, language }: Arrival,
  path: string,
  work: (page: Page) => Promise<void>,
): Promise<SessionCookies> => {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await prepare(page, { language, width: 1440, theme: 'dark' });
    await page.goto(`${origin}/${language}${path}`);
    await untilStarted(page);
    await work(page);
    return (await context.cookies()).filter(({ httpOnly }) => httpOnly);
  } finally {
    await context.close();
  }
};

/** Each visitor signs in once per language; all pictures reuse that session. */
export const createVisitors = (browser: Browser) => {
  const sessions = new Map<string, Promise<SessionCookies>>();
  const come = (visitor: Visitor, arrival: Arrival): Promise<SessionCookies> => {
    if (visitor === 'stranger') return Promise.resolve([]);
    return visitor === 'athlete'
      ? arrive(browser, arrival, '/auth', (page) => logIn(page, arrival.athlete))
      : arrive(browser, arrival, '/auth/sign-up', signUp);
  };
  return (visitor: Visitor, arrival: Arrival): Promise<SessionCookies> => {
    const key = `${visitor} ${arrival.language}`;
    const session = sessions.get(key) ?? come(visitor, arrival);
    sessions.set(key, session);
    return session;
  };
};
