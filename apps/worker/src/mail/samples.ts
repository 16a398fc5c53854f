import type { MailQueueName } from '@palmares/db/jobs';
import type { Language } from '@palmares/domain/kernel';
import { contactCopyMail, contactMail } from './contact-mail.ts';
import { deletionMail } from './deletion-mail.ts';
import { digestMail } from './digest-mail.ts';
import { emailChangeMail, emailChangeNotice, emailInUseMail } from './email-change-mail.ts';
import { exportMail } from './export-mail.ts';
import { guardianAskMail, guardianFinishMail, guardianOpenedMail, guardianSecondMail } from './guardian-mail.ts';
import { guardianReceiptMail } from './guardian-receipt-mail.ts';
import { inactiveMail } from './inactive-mail.ts';
import type { RenderedMail } from './layout.ts';
import { linkClosedMail } from './link-closed-mail.ts';
import { newDeviceMail } from './new-device-mail.ts';
import { openingMail } from './opening-mail.ts';
import {
  paymentFailedMail,
  planBegunMail,
  planEndedMail,
  planEndingMail,
  secondSubscriptionMail,
} from './plan-mail.ts';
import { publishedMail } from './published-mail.ts';
import { resetMail } from './reset-mail.ts';
import { triesMail } from './tries-mail.ts';
import { verificationMail } from './verification-mail.ts';

const publicUrl = 'https://palmares.example';
const at = new Date('2026-11-28T17:05:00Z');
const later = new Date('2026-12-28T17:05:00Z');
const id = '01935f2e-7c1a-7000-8000-000000000001';
const token = 'AAAAAAAAAAAAAAAAAAAAAA';

const names: Readonly<Record<Language, string>> = { en: 'Nora', 'fr-ca': 'Jade' };
const labels: Readonly<Record<Language, string>> = { en: 'Coach Brodeur, Ottawa', 'fr-ca': 'Entraîneuse Côté' };
const bodies: Readonly<Record<Language, string>> = {
  en: 'I can’t open my link.\nIt worked yesterday.',
  'fr-ca': 'Mon lien ne s’ouvre plus.\nIl fonctionnait hier.',
};

/** Every mail of each queue, with made-up content. A queue without an entry does not compile. */
export const mailSamples = (language: Language): Readonly<Record<MailQueueName, readonly RenderedMail[]>> => {
  const athlete = { language, firstName: names[language], publicUrl };
  const link = { ...athlete, label: labels[language], madeAt: at };
  const money = { ...athlete, cents: 599, currency: 'cad' };
  const guardian = { language, publicUrl, withdrawToken: token };
  const message = {
    messageId: id,
    subject: 'bug',
    reason: null,
    name: names[language],
    email: 'nora@example.com',
    page: `/${language}/app/portfolio/share`,
    errorId: null,
    version: null,
    athleteId: id,
    linkId: null,
    language,
    body: bodies[language],
    fromAccount: true,
    sentAt: null,
    copiedAt: null,
  } as const;
  const card = {
    kicker: language === 'en' ? 'Ice hockey · Goaltender' : 'Natation · Papillon',
    name: language === 'en' ? 'Nora Whitcombe' : 'Jade Pelletier-Roy',
    year: language === 'en' ? 'Class of 2027' : 'Promotion 2027',
  };
  return {
    'send-verification-code': [verificationMail({ language, code: '012345', minutes: 10 })],
    'send-email-change': [
      emailChangeMail({ language, code: '012345', minutes: 10 }),
      emailChangeNotice(athlete),
      emailInUseMail({ language, publicUrl }),
    ],
    'send-new-device-notice': [newDeviceMail({ ...athlete, device: 'Chrome, Android', at })],
    'send-password-reset': [resetMail({ ...athlete, token, minutes: 60 })],
    'send-guardian-link': [
      guardianAskMail({ ...guardian, requestToken: token, days: 7, hasAccount: false }),
      guardianAskMail({ ...guardian, requestToken: token, days: 7, hasAccount: true }),
      guardianSecondMail({ ...guardian, secondToken: token, expiresAt: later }),
      guardianFinishMail({ language, publicUrl, finishToken: token, expiresAt: later }),
    ],
    'send-guardian-notice': [guardianOpenedMail(guardian)],
    'send-guardian-receipt': [
      guardianReceiptMail({ language, kind: 'refused', happenedAt: at }),
      guardianReceiptMail({ language, kind: 'withdrew', happenedAt: at }),
    ],
    'send-link-closed-notice': [linkClosedMail({ ...link, closedAt: at })],
    'send-contact-message': [contactMail(message), contactCopyMail(message)],
    'send-inactive-notice': [inactiveMail({ ...athlete, months: 24, days: 30 })],
    'send-export-notice': [exportMail({ ...athlete, days: 7 })],
    'send-deletion-notice': [
      deletionMail({ ...athlete, kind: 'asked', days: 7 }),
      deletionMail({ ...athlete, kind: 'undone', days: 7 }),
    ],
    'send-published-notice': [publishedMail({ ...link, protected: true })],
    'send-tries-notice': [triesMail(link)],
    'send-digest': [
      digestMail({
        ...athlete,
        links: [
          { label: labels[language], madeAt: at, count: 3 },
          { label: '', madeAt: at, count: 1 },
        ],
        more: 2,
        stopUrl: `${publicUrl}/api/mails/${token}`,
      }),
    ],
    'send-opening-notice': [openingMail({ ...link, card, stopUrl: `${publicUrl}/api/mails/${token}` })],
    'send-plan-notice': [
      planBegunMail({ ...money, paidOn: at, renewsAt: later, terms: '2026-11-26' }),
      paymentFailedMail({ ...money, date: later }),
      planEndingMail({ ...athlete, date: later, overdue: false }),
      planEndedMail({ ...athlete, date: at, reason: 'unpaid' }),
    ],
    'send-second-subscription-notice': [secondSubscriptionMail(money)],
  };
};
