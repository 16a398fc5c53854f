import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';

export interface SmtpSink {
  readonly port: number;
  stop(): Promise<void>;
}

const LARGEST_MAIL = 20 * 1024 * 1024;

export interface SmtpSinkOptions {
  readonly host: string;
  readonly port: number;
  keep(recipients: readonly string[], raw: Buffer): Promise<unknown>;
}

/** Starts an SMTP server that accepts every mail and delivers none. */
export const startSmtpSink = async ({ host, port, keep }: SmtpSinkOptions): Promise<SmtpSink> => {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    size: LARGEST_MAIL,
    disableReverseLookup: true,
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        keep(
          session.envelope.rcptTo.map(({ address }) => address),
          Buffer.concat(chunks),
        ).then(() => done(), done);
      });
    },
  });
  server.on('error', (error) => console.error(`SMTP: ${error.message}`));
  const listening = server.listen(port, host);
  await once(listening, 'listening');
  const address = listening.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
};
