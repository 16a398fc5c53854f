import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { metadataOf, payload } from '../payload.ts';
import { type Appender, type AppenderOptions, forEachClient, inTurn } from './peer.ts';

/** In the order of its install.sh, without the grants, because the bench connects as the installer. */
const scripts = [
  'roles/message-store',
  'schema/message-store',
  'extensions/pgcrypto',
  'tables/messages',
  'types/message',
  'functions/message-store-version',
  'functions/hash-64',
  'functions/acquire-lock',
  'functions/category',
  'functions/is-category',
  'functions/id',
  'functions/cardinal-id',
  'functions/stream-version',
  'functions/write-message',
  'functions/get-stream-messages',
  'functions/get-category-messages',
  'functions/get-last-stream-message',
  'indexes/messages-id',
  'indexes/messages-stream',
  'indexes/messages-category',
];

const folder = join(dirname(createRequire(import.meta.url).resolve('@eventide/message-db/package.json')), 'database');

const connectionTo = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: url, options: '-c search_path=message_store,public' });
  await client.connect();
  return client;
};

/** Installs message-db 1.3.1 into an empty database and appends as its clients do: a prepared `write_message`. */
export const messageDb = async (url: string, { clients }: AppenderOptions): Promise<Appender> => {
  const installer = await connectionTo(url);
  try {
    for (const script of scripts) await installer.query(readFileSync(join(folder, `${script}.sql`), 'utf8'));
  } finally {
    await installer.end();
  }
  const connections = await Promise.all(Array.from({ length: clients }, () => connectionTo(url)));
  const next = inTurn(forEachClient(clients, () => randomUUID()));
  return {
    async append(client) {
      const state = next(client);
      // Its versions count from −1, which means a stream that does not exist.
      const expected = state.version - 1;
      state.version += 1;
      await connections[client]?.query({
        name: 'write_message',
        text: 'select write_message($1, $2, $3, $4, $5, $6)',
        values: [
          randomUUID(),
          `portfolio-${state.stream}`,
          'MottoWritten',
          payload(),
          metadataOf(state.stream),
          expected,
        ],
      });
    },
    close: async () => {
      await Promise.all(connections.map((client) => client.end()));
    },
  };
};
