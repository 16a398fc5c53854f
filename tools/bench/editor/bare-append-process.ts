import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { connect } from '@palmares/db';
import { createEventLog } from '@palmares/db/event-store';
import { streamOf } from '@palmares/domain/kernel';
import { createKeyring } from '@palmares/event-store/event-log';
import { answerParent } from '../child.ts';
import { metadataOf, mottoOf } from '../payload.ts';
import type { BareAppend } from './bare-append.ts';

const page = '<!doctype html><meta charset="utf-8"><title>bare</title>';

answerParent(async ({ databaseUrl, masterKey, athleteId, version }: BareAppend) => {
  const database = connect({ url: databaseUrl, applicationName: 'palmares bench bare append', max: 2 });
  const log = createEventLog(database, createKeyring({ masterKey: Buffer.from(masterKey, 'base64') }));
  let expected = version;
  const append = async (explanation: string): Promise<void> => {
    const { outcome } = await log.append({
      stream: streamOf('portfolio', athleteId),
      expected,
      commandId: randomUUID(),
      commandHash: randomBytes(32),
      events: [mottoOf({ motto: 'Bare', explanation })],
      metadata: metadataOf(athleteId),
    });
    if (outcome !== 'appended') throw new Error(`A bare append ended with ${outcome}`);
    expected += 1;
  };
  const server = createServer(async (request, response) => {
    if (request.method !== 'POST') {
      response.writeHead(200, { 'content-type': 'text/html' }).end(page);
      return;
    }
    await append(await text(request));
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The bare server listens on no port');
  return `http://127.0.0.1:${address.port}/`;
});
