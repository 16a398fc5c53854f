import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { answer } from './answer.ts';
import { type MailStore, openMailStore } from './mail-store.ts';
import { type SmtpSink, startSmtpSink } from './smtp-sink.ts';

let folder: string;
let mails: MailStore;
let smtp: SmtpSink;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mailbox-'));
  mails = await openMailStore(folder);
  smtp = await startSmtpSink({ host: '127.0.0.1', port: 0, keep: mails.keep });
});

afterEach(async () => {
  await smtp.stop();
  rmSync(folder, { recursive: true, force: true });
});

const send = (to: string, subject: string, html = '<p>Bonjour</p>') =>
  createTransport({ host: '127.0.0.1', port: smtp.port, ignoreTLS: true }).sendMail({
    from: 'Palmarès <no-reply@palmares.example>',
    to,
    subject,
    text: 'Bonjour',
    html,
  });

const get = (path: string) => answer(mails)(new Request(`http://127.0.0.1${path}`));

it('mails are listed by recipient, newest first', async () => {
  await send('lea@athlete.example', 'Premier');
  await send('LEA@athlete.example', 'Deuxième – été');
  await send('scout@club.example', 'Autre');
  const listed = await get('/api/mails?to=lea@athlete.example').json();
  expect(listed).toMatchObject([{ subject: 'Deuxième – été' }, { subject: 'Premier' }]);
});

it('mails survive a restart, and are gone once deleted', async () => {
  await send('lea@athlete.example', 'Premier');
  const reopened = await openMailStore(folder);
  expect(reopened.all('lea@athlete.example')).toMatchObject([
    { subject: 'Premier', text: expect.stringContaining('Bonjour') },
  ]);
  answer(reopened)(new Request('http://127.0.0.1/api/mails', { method: 'DELETE' }));
  expect(readdirSync(folder)).toEqual([]);
});

it('only the owner can read the files of mails', async () => {
  const inner = join(folder, 'mails');
  const kept = await (await openMailStore(inner)).keep(
    ['lea@athlete.example'],
    Buffer.from('Subject: Premier\r\n\r\n'),
  );
  const modeOf = (path: string): number => statSync(path).mode & 0o777;
  expect(modeOf(inner)).toBe(0o700);
  expect(modeOf(join(inner, `${kept.id}.eml`))).toBe(0o600);
});

it('markup in a subject is shown as text', async () => {
  await send('lea@athlete.example', '<img src=x onerror=alert(1)>');
  const [mail] = mails.all();
  const pages = await Promise.all([get('/').text(), get(`/mails/${mail?.id}`).text()]);
  for (const page of pages) expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(pages.join()).not.toContain('<img');
});

it('the HTML of a mail is served in a sandbox that runs and loads nothing', async () => {
  await send('lea@athlete.example', 'Markup', '<script>alert(1)</script>');
  const [mail] = mails.all();
  expect(get(`/mails/${mail?.id}/html`).headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/);
});

it('a request under a foreign host name is refused', () => {
  expect(answer(mails)(new Request('http://attacker.example/api/mails')).status).toBe(421);
});
