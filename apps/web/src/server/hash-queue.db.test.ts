import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { hashPasscode } from '@palmares/db/sharing';
import { expect, it } from 'vitest';
import { ask } from './testing/ask.ts';
import { key, servedLinks } from './testing/served-links.ts';

const passcode = '314159';
const served = servedLinks();

/**
 * Makes a link, and returns a function that posts its passcode like a browser without scripts, and returns the target
 * of the redirect.
 */
const linkWithPasscode = async () => {
  const { token } = await served.link({ passcodeHash: await hashPasscode(key, passcode) });
  const page = `/fr-ca/athletes/${token}`;
  return {
    page,
    post: async () => {
      const { headers } = await ask(served.url, `${page}/passcode`, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'sec-fetch-site': 'same-origin',
          cookie: 'lang=fr-ca',
        },
        body: new URLSearchParams({ code: passcode }).toString(),
      });
      return headers.location;
    },
  };
};

const logIn = {
  method: 'POST',
  headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
} as const;

it('a passcode opens the page without a script while another network sends 60 log-ins at once', async () => {
  const { page, post } = await linkWithPasscode();
  const browsers = new AbortController();
  const flood = Array.from({ length: 60 }, (_, at) => {
    const body = JSON.stringify({ email: `nobody-${at}@example.com`, password: 'a wrong guess' });
    return ask(served.url, '/api/trpc/account.logIn', {
      ...logIn,
      body,
      from: '127.0.0.2',
      signal: browsers.signal,
    });
  });
  await Promise.race(flood);
  expect(await post()).toBe(page);
  browsers.abort();
  await Promise.allSettled(flood);
});

it('a passcode opens the page while 60 networks hold back the bodies of log-ins', async () => {
  const { page, post } = await linkWithPasscode();
  const slow = Array.from({ length: 60 }, (_, at) => {
    const headers = { ...logIn.headers, 'content-length': 100, expect: '100-continue' };
    const localAddress = `127.0.1.${at + 1}`;
    const asked = request(new URL('/api/trpc/account.logIn', served.url), { ...logIn, headers, localAddress });
    asked.flushHeaders();
    return asked;
  });
  await Promise.all(slow.map((asked) => once(asked, 'continue')));
  expect(await post()).toBe(page);
  for (const asked of slow) {
    asked.end('x'.repeat(100));
    const [response]: IncomingMessage[] = await once(asked, 'response');
    response?.resume();
  }
});
