import { runScript } from './run-script.mjs';

const help = `npm start                 builds what changed and runs Palmarès, with all it needs, on this machine
npm run dev               the same with live reload, except of what the worker starts to read a file
npm start -- --data DIR   keeps the data in DIR

Ctrl-C stops all of it, and so does the end of npm or of any part. The data stay.

Ports on 127.0.0.1 (if one is taken, the next free one is used and printed)
  3000  the web app
  1080  the mailbox: every mail the product sends
  1025  SMTP, into that mailbox
  4242  the Stripe simulator (only while STRIPE_SECRET_KEY is not set)
  5433  PostgreSQL (only while DATABASE_URL is not set)
  9464  metrics of the web app
  9465  metrics of the worker

Folders
  .data/                    data: PostgreSQL, secrets, mails, logs
  /var/lib/palmares/<id>/   the same when started as root, whose PostgreSQL runs as another user
  apps/*/dist/              the built web app, worker and command line
  packages/files/dist/      the programs that read one file each

Settings are read from the environment; .env.example lists them. DATABASE_URL is the address of a PostgreSQL 15 to 18,
as the owner of the database: it is migrated, and the product then logs in with its own roles.`;

const args = process.argv.slice(2);
if (args.includes('--help') || args.includes('-h')) {
  console.log(help);
} else {
  runScript('tools/start/main.ts', args);
}
