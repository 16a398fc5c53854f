import { startSession } from '@palmares/db/accounts';
import { quotaRules } from '@palmares/db/limits';
import { anAccount, type ConnectedDatabase, connectedDatabase } from '@palmares/db/testing';
import { atomFeed, startVideoSite, type VideoSite } from '@palmares/videos/testing';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { answerRequest } from '../../server/answer/answer-request.server.ts';
import { answerApiCall } from '../answer-api-call.server.ts';
import { refusedCall } from '../refused-call.server.ts';
import { ACCOUNT_HEADER } from '../transport/named-account.ts';
import { closeServices, isDatabaseReachable, services } from '../transport/services.server.ts';

const cookies = new Map<string, string>();

vi.mock('@tanstack/react-start/server', () => ({
  getCookie: (name: string) => cookies.get(name),
  setCookie: (name: string, value: string) => cookies.set(name, value),
}));

const origin = 'http://127.0.0.1:3000';
const channel = 'https://www.youtube.com/channel/UCabcdefghijklmnopqrstuv';
let db: ConnectedDatabase;
let site: VideoSite;
let athleteId: string;

beforeAll(async () => {
  db = await connectedDatabase();
  site = await startVideoSite();
  const key = Buffer.alloc(32, 7).toString('base64');
  const environment = {
    DATABASE_URL: db.database.url,
    PALMARES_MASTER_KEY: key,
    PALMARES_PEPPER: key,
    FILES_FOLDER: '/nowhere',
    PUBLIC_URL: origin,
    STRIPE_SECRET_KEY: 'sk_test',
    STRIPE_WEBHOOK_SECRET: 'whsec',
    YOUTUBE_BASE: site.url,
    LOG_LEVEL: 'silent',
  };
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
});

afterAll(async () => {
  await closeServices();
  await site.close();
  await db.close();
  vi.unstubAllEnvs();
});

beforeEach(() => {
  site.asked.length = 0;
  cookies.clear();
});

const signIn = async (): Promise<void> => {
  ({ athleteId } = await anAccount(db.database));
  const { lucia } = await services();
  cookies.set(lucia.sessionCookieName, (await startSession(lucia, { athleteId, device: 'a test' })).id);
};

/** Lists a channel through the gate and the limits, as the server does. */
const list = (link: string) => {
  const request = new Request(`${origin}/api/trpc/videos.ofChannel`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', [ACCOUNT_HEADER]: athleteId },
    body: JSON.stringify({ channel: link }),
  });
  return answerRequest(Object.assign(request, { ip: '192.0.2.1' }), {
    render: answerApiCall,
    refusedCall,
    isReady: isDatabaseReachable,
  });
};

it('the newest videos of a channel are listed for an athlete', async () => {
  await signIn();
  site.answer = (_, response) => response.end(atomFeed([{ id: 'M7lc1UVf-VE', title: 'Saves' }]));
  expect(await (await list(channel)).json()).toHaveProperty('result.data.json', {
    ok: true,
    value: [{ id: 'M7lc1UVf-VE', title: 'Saves', publishedOn: '2026-11-20' }],
  });
});

it('a channel that cannot be listed is refused with its reason', async () => {
  await signIn();
  expect(await (await list('https://vimeo.com/nora')).json()).toHaveProperty(
    'result.data.json.refusal.code',
    'channel_unsupported',
  );
});

it('nothing is asked of YouTube without a session, nor beyond the limit of an athlete', async () => {
  expect((await list(channel)).status).toBe(401);
  expect(site.asked).toEqual([]);
  await signIn();
  const { points } = quotaRules['channel-account'];
  for (let call = 0; call < points; call++) expect((await list(channel)).status).toBe(200);
  const refused = await list(channel);
  expect(refused.status).toBe(429);
  expect(site.asked).toHaveLength(points);
});
