import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface MailSink {
  readonly url: string;
  /** While true, refuses every message temporarily, as a full or busy server does. */
  refusing: boolean;
  /** Waits for the next message to this address and removes it. */
  next(address: string): Promise<Email>;
  /** Number of messages to this address that were not removed. */
  kept(address: string): number;
  close(): Promise<void>;
}

/** A mail server that stores what it receives. */
export const startMailSink = async (): Promise<MailSink> => {
  const kept: Email[] = [];
  const waiting = new Map<string, (mail: Email) => void>();

  const settle = (): void => {
    for (const [address, resolve] of waiting) {
      const found = kept.findIndex((mail) => mail.to?.some((to) => to.address === address));
      const [mail] = found === -1 ? [] : kept.splice(found, 1);
      if (!mail) continue;
      waiting.delete(address);
      resolve(mail);
    }
  };

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    onRcptTo: ({ address }, _session, done) =>
      done(sink.refusing ? Object.assign(new Error(`<${address}> try later`), { responseCode: 451 }) : null),
    onData: (stream, _session, done) => {
      buffer(stream)
        .then((raw) => PostalMime.parse(raw))
        .then((mail) => {
          kept.push(mail);
          settle();
          done();
        }, done);
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address();
  const port = typeof address === 'object' && address ? address.port : 0;

  const sink: MailSink = {
    url: `smtp://127.0.0.1:${port}`,
    refusing: false,
    next: (to) =>
      new Promise((resolve) => {
        waiting.set(to, resolve);
        settle();
      }),
    kept: (to) => kept.filter((mail) => mail.to?.some(({ address }) => address === to)).length,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return sink;
};
