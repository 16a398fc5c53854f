import { createLucia, startSession } from '@palmares/db/accounts';
import { anAccount, type ConnectedDatabase, connectedDatabase } from '@palmares/db/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask } from './testing/ask.ts';
import { webEnvironment } from './testing/web-environment.ts';
import { startWebProcess, type WebProcess } from './testing/web-process.ts';

const key = Buffer.alloc(32, 9).toString('base64');

let db: ConnectedDatabase;
let web: WebProcess;

beforeAll(async () => {
  db = await connectedDatabase();
  web = await startWebProcess(webEnvironment(db, key));
});

afterAll(async () => {
  await web?.end('SIGKILL');
  await db.close();
});

const inlineScripts = /<script(?![^>]*\bsrc=)[^>]*>/g;

it.each(['/en/app/shell', '/fr-ca/app/shell'])(
  '%s has no nonce, and its policy names each script by hash',
  async (path) => {
    const { status, headers, body } = await ask(web.url, path);
    const policy = String(headers['content-security-policy']);
    const page = body.toString();
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^text\/html/);
    expect(page + policy).not.toContain('nonce');
    expect(policy.match(/'sha256-/g)?.length).toBe(page.match(inlineScripts)?.length);
    expect(policy).toContain("frame-ancestors 'none'");
  },
);

it('the shell asks for no session, so it is the same for everybody', async () => {
  const withoutTimes = async (cookie: string) =>
    (await ask(web.url, '/en/app/shell', { headers: { cookie } })).body.toString().replaceAll(/u:\d+/g, '');
  expect(await withoutTimes('accessToken=somebody')).toBe(await withoutTimes('lang=en'));
  expect((await ask(web.url, '/en/app/dashboard')).status).toBe(307);
});

it('the page of links has one address, to which other spellings lead with what follows them', async () => {
  const { athleteId } = await anAccount(db.database);
  const lucia = createLucia({ kysely: db.database.kysely, secure: true, now: () => new Date() });
  const { id } = await startSession(lucia, { athleteId, device: 'a test' });
  const open = async (path: string) => {
    const { status, headers } = await ask(web.url, path, { headers: { cookie: `${lucia.sessionCookieName}=${id}` } });
    return [status, headers.location];
  };
  expect(await open('/fr-ca/app/portfolio/Share?from=spec&n=1')).toEqual([
    308,
    '/fr-ca/app/portfolio/share?from=spec&n=1',
  ]);
  expect(await open('/en/app/portfolio/SHARE')).toEqual([308, '/en/app/portfolio/share']);
  expect((await open('/en/app/portfolio/share'))[0]).toBe(200);
});
