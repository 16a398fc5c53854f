import { serve } from 'srvx/node';
import { answer } from './answer.ts';
import { openMailStore } from './mail-store.ts';
import { startSmtpSink } from './smtp-sink.ts';

const { HOST: host = '127.0.0.1', PORT = '1080', SMTP_PORT = '1025', MAILBOX_DATA: data } = process.env;
if (!data) {
  console.error('The mailbox needs MAILBOX_DATA in its environment: the folder that keeps the mails.');
  process.exit(2);
}

const mails = await openMailStore(data);
const smtp = await startSmtpSink({ host, port: Number(SMTP_PORT), keep: mails.keep });
const web = serve({ hostname: host, port: Number(PORT), silent: true, gracefulShutdown: false, fetch: answer(mails) });
await web.ready();
console.log(`Mailbox on ${web.url}, SMTP on port ${smtp.port}`);

const stop = async () => {
  await Promise.all([web.close(true), smtp.stop()]);
  process.exit(0);
};
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());
