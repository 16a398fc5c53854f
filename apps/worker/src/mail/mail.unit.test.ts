import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MailSink, startMailSink } from '../testing/mail-sink.ts';
import { deletionMail } from './deletion-mail.ts';
import { emailChangeMail, emailChangeNotice, emailInUseMail } from './email-change-mail.ts';
import { exportMail } from './export-mail.ts';
import { guardianAskMail, guardianFinishMail, guardianOpenedMail, guardianSecondMail } from './guardian-mail.ts';
import { guardianReceiptMail } from './guardian-receipt-mail.ts';
import { inactiveMail } from './inactive-mail.ts';
import type { RenderedMail } from './layout.ts';
import { createMailer, type Mailer } from './mailer.ts';
import { newDeviceMail } from './new-device-mail.ts';
import { openingMail } from './opening-mail.ts';
import { publishedMail } from './published-mail.ts';
import { resetMail } from './reset-mail.ts';
import { triesMail } from './tries-mail.ts';
import { verificationMail } from './verification-mail.ts';

const from = 'Palmarès <no-reply@palmares.example>';
const french = verificationMail({ language: 'fr-ca', code: '012345', minutes: 10 });
const english = verificationMail({ language: 'en', code: '012345', minutes: 10 });

const published = (given: { label?: string; protected?: boolean } = {}): RenderedMail =>
  publishedMail({
    language: 'en',
    firstName: 'Maya',
    label: 'Coach',
    protected: true,
    publicUrl: 'http://127.0.0.1:3000',
    ...given,
  });

describe('a mail', () => {
  it('is entirely in its reader’s language', () => {
    expect(french.subject).toBe('012345 est ton code Palmarès');
    expect(french.html).toContain('<html lang="fr-CA">');
    expect(french.html).toContain('Bonjour,');
    expect(french.text).toContain('dans 10\u00a0minutes');
    expect(english.html).toContain('<html lang="en-CA">');
    expect(english.text).toContain('Hello,');
    expect(published().text).toContain('Hello Maya,');
  });

  it('has its code in one piece, so that it can be copied, and in the subject', () => {
    expect(english.html).toMatch(/>012345<\/p>/);
    expect(english.text).toContain('\n    012345\n');
    expect(english.subject).toBe('012345 is your Palmarès code');
  });

  it('follows dark mode', () => {
    expect(english.html).toContain('<meta name="color-scheme" content="light dark">');
    expect(english.html).toContain('@media (prefers-color-scheme: dark)');
  });

  it('shows what a person typed as text, never as markup', () => {
    const { html, text } = published({ label: '<img src=x onerror="alert(1)">' });
    expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;');
    expect(html).not.toContain('<img src=x');
    expect(text).toContain('<img src=x');
  });

  it.each([
    ['en', 'Go to account', 'within 7 days'],
    ['fr-ca', 'Aller à mon compte', 'd’ici 7\u00a0jours'],
  ] as const)('about a data download leads to the account, never to the file (%s)', (language, button, days) => {
    const mail = exportMail({ language, firstName: 'Maya', days: 7, publicUrl: 'https://p.example' });
    expect(mail.text).toContain(`${button}\nhttps://p.example/${language}/app/account\n`);
    expect(mail.text).toContain(days);
    expect(mail.html.match(/href="[^"]*"/g)).toEqual([`href="https://p.example/${language}/app/account"`]);
  });

  it('about a deletion leads to the account, where it can be taken back', () => {
    const deletion = { firstName: 'Maya', days: 7, publicUrl: 'http://127.0.0.1:3000' };
    const asked = deletionMail({ ...deletion, language: 'fr-ca', kind: 'asked' });
    expect(asked.text).toContain('Dans 7\u00a0jours');
    expect(asked.html).toContain('href="http://127.0.0.1:3000/fr-ca/app/account"');
    expect(deletionMail({ ...deletion, language: 'en', kind: 'undone' }).subject).toBe('Your account won’t be deleted');
  });

  it('about an account that nobody uses says when it goes, and leads to where it stays', () => {
    const unused = { months: 24, days: 30, publicUrl: 'https://p.example' };
    const french = inactiveMail({ ...unused, language: 'fr-ca', firstName: 'Maya' });
    expect(french.text).toContain('depuis 24\u00a0mois');
    expect(french.html.match(/href="[^"]*"/g)).toEqual(['href="https://p.example/fr-ca/app/account"']);
    const english = inactiveMail({ ...unused, language: 'en', firstName: null });
    expect(english.text).toContain('within 30 days');
    expect(english.text).not.toContain('Maya');
  });

  it('has one yellow button with dark text, in both modes, and no picture but the mark that travels with it', () => {
    const { html } = published();
    expect(html.match(/<a /g)).toHaveLength(1);
    expect(html).toMatch(/<a class="go"[^>]*color:#201d18;background:#ffd21a/);
    expect(html.match(/<img[^>]*>/g)).toEqual([expect.stringContaining('src="cid:mark@palmares"')]);
    expect(html).not.toContain('url(');
  });

  it.each([
    ['en', 'Choose a new password', 'expires in 60 minutes', 'ignore this email'],
    ['fr-ca', 'Choisir un mot de passe', 'dans 60\u00a0minutes', 'ignore ce courriel'],
  ] as const)('about a forgotten password leads to the page for a new one (%s)', (language, button, expiry, ignore) => {
    const mail = resetMail({
      language,
      firstName: null,
      token: 'a-token',
      minutes: 60,
      publicUrl: 'https://p.example',
    });
    expect(mail.html).toContain(`href="https://p.example/${language}/auth/new-password?token=a-token"`);
    expect(mail.text).toContain(`${button}\nhttps://p.example/${language}/auth/new-password?token=a-token`);
    expect(mail.text).toContain(expiry);
    expect(mail.text).toContain(ignore);
  });

  it.each([
    ['en', '012345 is your Palmarès code', 'Choose a new password now', 'You already have a Palmarès account'],
    ['fr-ca', '012345 est ton code Palmarès', 'Choisis tout de suite un', 'Tu as déjà un compte Palmarès'],
  ] as const)('about a new address names nobody there, and warns at the present one (%s)', (language, ...words) => {
    const [subject, stop, inUse] = words;
    const publicUrl = 'https://p.example';
    const code = emailChangeMail({ language, code: '012345', minutes: 10 });
    expect(code.subject).toBe(subject);
    expect(code.text).toContain('\n    012345\n');
    const notice = emailChangeNotice({ language, firstName: 'Maya', publicUrl });
    expect(notice.text).toContain('Maya');
    expect(notice.text).toContain(stop);
    expect(notice.html).toContain(`href="https://p.example/${language}/auth/reset-password"`);
    const taken = emailInUseMail({ language, publicUrl });
    expect(taken.subject).toBe(inUse);
    expect(taken.html).toContain(`href="https://p.example/${language}/auth"`);
    expect(`${code.text}${taken.text}`).not.toContain('Maya');
    expect(taken.text).not.toMatch(/\d{6}/);
  });

  it.each([
    ['en', 'Chrome, Android', 'When: November 23, 2026 at 1:05 a.m. (Eastern Time)'],
    ['fr-ca', 'Chrome, Android', 'Quand : 23 novembre 2026 à 01 h 05 (heure de l’Est)'],
    ['fr-ca', 'appareil inconnu', 'Quand : 23 novembre 2026'],
  ] as const)(
    'about a new device says which and when, and leads to a new password (%s, %s)',
    (language, words, time) => {
      const device = words === 'appareil inconnu' ? 'unknown' : words;
      const at = new Date('2026-11-23T06:05:00Z');
      const mail = newDeviceMail({ language, firstName: 'Maya', device, at, publicUrl: 'https://p.example' });
      const text = mail.text.replace(/[\u00a0\u202f]/g, ' ');
      expect(text).toContain(words);
      expect(text).toContain(time);
      expect(mail.html).toContain(`href="https://p.example/${language}/auth/reset-password"`);
    },
  );

  describe.each(['en', 'fr-ca'] as const)('to a guardian (%s)', (language) => {
    const to = { language, withdrawToken: 'take-back', publicUrl: 'https://p.example' };
    const ask = guardianAskMail({ ...to, requestToken: 'ask', days: 7, hasAccount: false });
    const askAgain = guardianAskMail({ ...to, requestToken: 'ask', days: 7, hasAccount: true });
    const expiresAt = new Date('2026-12-04T12:00:00Z');
    const second = guardianSecondMail({ ...to, secondToken: 'again', expiresAt });
    const finish = guardianFinishMail({ language, publicUrl: to.publicUrl, finishToken: 'finish', expiresAt });
    const auth = `https://p.example/${language}/auth`;

    it.each([
      ['asks', ask, `${auth}/guardian?token=ask`],
      ['asks again', askAgain, `${auth}/guardian?token=ask`],
      ['asks to confirm', second, `${auth}/guardian?token=again`],
      ['reports', guardianOpenedMail(to), undefined],
    ])('%s, and has a link to withdraw', (_, mail, href) => {
      for (const text of [mail.html, mail.text]) {
        if (href !== undefined) expect(text).toContain(href);
        expect(text).toContain(`${auth}/guardian-withdraw?token=take-back`);
      }
    });

    it('leads on without that link, which undoes a withdrawal: the athlete gets this mail', () => {
      for (const text of [finish.html, finish.text]) {
        expect(text).toContain(`${auth}/finish-sign-up?token=finish`);
        expect(text).not.toContain('guardian-withdraw');
      }
    });

    it.each(['refused', 'withdrew'] as const)(
      'confirms what happened, when, and how long it can be undone, without a link (%s)',
      (kind) => {
        const { text } = guardianReceiptMail({ language, kind, happenedAt: new Date('2026-12-04T17:05:00Z') });
        const day = language === 'en' ? 'December 4, 2026' : '4 décembre 2026';
        expect(text.replaceAll('\u00a0', ' ')).toContain(day);
        expect(text.replaceAll('\u00a0', ' ')).toMatch(/24 (?:hours|heures)/u);
        expect(text).not.toContain('http');
      },
    );

    it('says until when its links work, and where to read it in the other language', () => {
      const until = language === 'en' ? 'December 4, 2026 (Eastern Time)' : '4 décembre 2026 (heure de l’Est)';
      for (const { text } of [second, finish]) expect(text.replaceAll('\u00a0', ' ')).toContain(until);
      expect(ask.text).toContain(`https://p.example/${language === 'en' ? 'fr-ca' : 'en'}/auth/guardian?token=ask`);
    });
  });

  it.each([
    ['en', 'the link “Coach Roy”. For up to an hour', 'one of your links. For up to an hour', 'Replace link'],
    [
      'fr-ca',
      'le lien «\u00a0Coach Roy\u00a0». Pendant une heure',
      'un de tes liens. Pendant une heure',
      'Remplacer le lien',
    ],
  ] as const)(
    'about used-up tries names the link and offers to replace it (%s)',
    (language, named, unnamed, button) => {
      const mail = (label: string) => triesMail({ language, firstName: 'Maya', label, publicUrl: 'https://p.example' });
      expect(mail('Coach Roy').text).toContain(named);
      expect(mail('').text).toContain(unnamed);
      expect(mail('').text).toContain(button);
      expect(mail('').html).toContain(`href="https://p.example/${language}/app/portfolio/share"`);
    },
  );

  it('about an opening begins with the card that was opened, if there is a page', () => {
    const opened = { language: 'en', firstName: 'Maya', label: 'Coach', madeAt: new Date(0) } as const;
    const addresses = { publicUrl: 'https://p.example', stopUrl: 'https://p.example/stop' };
    const card = { kicker: 'Ice hockey · Centre', name: 'Maya <b>Chen', year: 'Class of 2027' };
    const { html, text } = openingMail({ ...opened, ...addresses, card });
    expect(text).toContain('Ice hockey · Centre\nMaya <b>Chen\nClass of 2027');
    expect(html).toContain('Maya &lt;b&gt;Chen');
    expect(openingMail({ ...opened, ...addresses, card: null }).text).not.toContain('Class of');
  });

  it('about a published link says whether it has a passcode and leads to the list of links', () => {
    expect(published({ protected: true }).text).toContain('asks for a passcode');
    expect(published({ protected: false }).text).toContain('no passcode');
    expect(published().html).toContain('href="http://127.0.0.1:3000/en/app/portfolio/share"');
  });
});

describe('the mailer, against a real SMTP server', () => {
  let sink: MailSink;
  let mailer: Mailer;

  beforeAll(async () => {
    sink = await startMailSink();
    mailer = createMailer({ smtpUrl: sink.url, from });
  });

  afterAll(async () => {
    mailer.close();
    await sink.close();
  });

  it('delivers both forms, with accents, marked as automatic and in its language', async () => {
    await mailer.send(french, { email: 'maelle@example.com' });
    const mail = await sink.next('maelle@example.com');
    const header = (key: string) => mail.headers.find((candidate) => candidate.key === key)?.value;
    expect(mail.subject).toBe('012345 est ton code Palmarès');
    expect(mail.from).toMatchObject({ name: 'Palmarès', address: 'no-reply@palmares.example' });
    expect(mail.html).toContain('Entre ce code dans Palmarès pour confirmer ton adresse courriel\u00a0:');
    expect(mail.text).toContain('012345');
    expect(mail.attachments).toMatchObject([{ contentId: '<mark@palmares>', mimeType: 'image/png' }]);
    expect(header('auto-submitted')).toBe('auto-generated');
    expect(header('content-language')).toBe('fr-CA');
  });

  it('gives a repeated message the same id', async () => {
    for (const round of [1, 2]) {
      await mailer.send(published(), { email: `maya${round}@example.com`, id: 'published-1' });
      const { messageId } = await sink.next(`maya${round}@example.com`);
      expect(messageId).toBe('<published-1@palmares.example>');
    }
  });

  it('sends nothing unencrypted to a host that is not a loopback address', async () => {
    // 0.0.0.0 reaches this machine but is not a loopback address by any rule. The sink offers no STARTTLS.
    const elsewhere = createMailer({ smtpUrl: sink.url.replace('127.0.0.1', '0.0.0.0'), from });
    await expect(elsewhere.send(english, { email: 'clear@example.com' })).rejects.toMatchObject({ code: 'ETLS' });
    expect(sink.kept('clear@example.com')).toBe(0);
    elsewhere.close();
  });

  it('rejects when the server refuses the message', async () => {
    sink.refusing = true;
    await expect(mailer.send(english, { email: 'maya@example.com' })).rejects.toMatchObject({ responseCode: 451 });
    sink.refusing = false;
  });
});
