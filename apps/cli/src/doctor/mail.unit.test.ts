import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { checkMail } from './mail.ts';

let server: Server | undefined;

const smtp = async (greet: (socket: Socket) => void): Promise<string> => {
  server = createServer((socket) => {
    socket.on('error', () => undefined);
    greet(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
};

afterEach(() => {
  server?.close();
});

it('a mail server that accepts mail is ok', async () => {
  expect(await checkMail(await smtp((socket) => socket.end('220 ready\r\n')))).toMatchObject({ level: 'ok' });
});

it('a mail server that answers 5xx fails, with its answer', async () => {
  expect(await checkMail(await smtp((socket) => socket.end('554 no service here\r\n')))).toMatchObject({
    level: 'fail',
    found: expect.stringContaining('554 no service here'),
    todo: expect.stringContaining('Check the mail server'),
  });
});

it('a mail server that hangs up without a greeting fails', async () => {
  expect(await checkMail(await smtp((socket) => socket.end()))).toMatchObject({
    level: 'fail',
    found: expect.stringContaining('without a greeting'),
  });
});

it('a mail server that is down fails', async () => {
  const url = await smtp(() => undefined);
  server?.close();
  expect(await checkMail(url)).toMatchObject({
    level: 'fail',
    found: expect.stringContaining('cannot be reached'),
    todo: expect.stringContaining('Check SMTP_URL'),
  });
});

it('an address that is not set is a warning', async () => {
  expect(await checkMail(undefined)).toMatchObject({ level: 'warn', found: 'SMTP_URL is not set here' });
});
