import { initTRPC } from '@trpc/server';
import { fetchRequestHandler } from '@trpc/server/adapters/fetch';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { transformer } from '../../api/transport/transformer.ts';
import { askSharedPortfolio } from './ask-api.ts';

const { procedure, router } = initTRPC.create({ transformer });
const versions = z.object({ portfolio: z.int(), identity: z.int() });
const changes = { results: 2, awards: 0, videos: 0, documents: 0, sections: [] };

/** Asks for input and writes answers as our own API does. */
const api = router({
  sharedPortfolio: router({
    since: procedure
      .input(z.object({ token: z.string(), language: z.string(), versions }))
      .query(({ input: { token, versions } }) => {
        if (token === 'fails') throw new Error('It fails');
        return token === 'a/b &é' && versions.portfolio === 3 ? changes : null;
      }),
  }),
});

vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
  fetchRequestHandler({
    endpoint: '/api/trpc',
    router: api,
    req: new Request(`https://palmares.example${path}`, init),
  }),
);

const ask = (token: string, portfolio: number) =>
  askSharedPortfolio('since', { token, language: 'en', versions: { portfolio, identity: 0 } });

it('a question to the API arrives as it was asked, and its answer too', async () => {
  await expect(ask('a/b &é', 3)).resolves.toEqual(changes);
  await expect(ask('a/b &é', 4)).resolves.toBeNull();
});

it('a question that the API refuses is an error', () => expect(ask('fails', 3)).rejects.toThrow('500'));
