import { expect, it } from 'vitest';
import { ask } from './testing/ask.ts';
import { servedLinks } from './testing/served-links.ts';

const served = servedLinks();

const pages = [
  '/en/auth/sign-up',
  '/en/auth/guardian-needed',
  '/en/auth/reset-password',
  '/en/contact-us',
  '/en/contact-us/bug-report',
  '/en/athletes/:token/report',
] as const;

it.each(pages)(
  '%s says that cookies are blocked, if its form was refused for that, until there are some',
  async (page) => {
    const { token } = await served.link();
    const says = async (address: string, headers = {}) =>
      (await ask(served.url, address.replace(':token', token), { headers })).body
        .toString()
        .includes('Your browser is blocking cookies');
    expect(await says(page)).toBe(false);
    expect(await says(`${page}?refused=no_cookies`)).toBe(true);
    expect(await says(`${page}?refused=no_cookies`, { cookie: 'lang=en' })).toBe(false);
  },
);
