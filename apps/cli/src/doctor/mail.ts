import { connect as connectPlain } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { messageOf } from '../output.ts';
import { type Finding, fail, ok, warn } from './finding.ts';

const TIMEOUT_MS = 5_000;
const ports = { 'smtp:': 587, 'smtps:': 465 };

/** The server's first line, which begins with 220 if it accepts mail. */
const greeting = (url: URL): Promise<string> =>
  new Promise((resolve, reject) => {
    const secure = url.protocol === 'smtps:';
    const port = Number(url.port) || ports[secure ? 'smtps:' : 'smtp:'];
    const host = url.hostname.replace(/^\[|\]$/g, '');
    const socket = secure ? connectTls({ host, port, servername: host }) : connectPlain({ host, port });
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error(`no answer in ${TIMEOUT_MS / 1000} seconds`)));
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('it closed the connection without a greeting')));
    socket.once('data', (chunk) => {
      resolve(chunk.toString('latin1').split('\r\n', 1)[0] ?? '');
      socket.end('QUIT\r\n');
    });
  });

export const checkMail = async (smtpUrl: string | undefined): Promise<Finding> => {
  if (!smtpUrl) return warn('mail', 'SMTP_URL is not set here', 'Set it to the value that the worker uses.');
  const url = new URL(smtpUrl);
  try {
    const line = await greeting(url);
    if (line.startsWith('220')) return ok('mail', `${url.host} accepts email`);
    return fail('mail', `${url.host} answered "${line}"`, 'Check the mail server. Codes wait in the queue until then.');
  } catch (error) {
    return fail(
      'mail',
      `${url.host} cannot be reached: ${messageOf(error)}`,
      'Check SMTP_URL and the mail server. Codes wait in the queue until then.',
    );
  }
};
