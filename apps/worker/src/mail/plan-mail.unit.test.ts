import { describe, expect, it } from 'vitest';
import {
  paymentFailedMail,
  planBegunMail,
  planEndedMail,
  planEndingMail,
  secondSubscriptionMail,
} from './plan-mail.ts';

const publicUrl = 'https://p.example';
/** Still December 20 in Toronto. */
const date = new Date('2026-12-21T03:00:00Z');
const paidOn = new Date('2026-11-21T03:00:00Z');
const reader = (language: 'en' | 'fr-ca') => ({ language, firstName: 'Maya', publicUrl });

describe('the mail about the plan', () => {
  it.each([
    [
      'en',
      [
        '$5.99 a month plus taxes',
        'First month: $5.99 plus taxes, paid on November 20, 2026',
        'Canadian dollars',
        'December 20, 2026',
        'choose “Unsubscribe”',
      ],
    ],
    [
      'fr-ca',
      [
        '5,99 $ par mois, plus taxes',
        'Premier mois : 5,99 $, plus taxes, payé le 20 novembre 2026',
        'dollars canadiens',
        '20 décembre 2026',
        '« Se désabonner »',
      ],
    ],
  ] as const)(
    'that it began is the contract: merchant, price, what was paid, renewal, how to end it, and the terms (%s)',
    (language, words) => {
      const contract = { cents: 599, currency: 'cad', paidOn, renewsAt: date, terms: '2026-11-23' };
      const { text } = planBegunMail({ ...reader(language), ...contract });
      const spaced = text.replaceAll('\u00a0', ' ');
      for (const found of [...words, 'version 2026-11-23', 'Palmarès, support@']) expect(spaced).toContain(found);
      expect(text).toContain(`https://p.example/${language}/terms-of-use`);
      expect(text).toContain(`https://p.example/${language}/app/portfolio/share`);
    },
  );

  it('that it began names no version where none was accepted, no payment before one, and another currency by its code', () => {
    const contract = { cents: 599, currency: 'eur', paidOn: undefined, renewsAt: date, terms: undefined };
    const { text } = planBegunMail({ ...reader('en'), ...contract });
    expect(text).not.toContain('version');
    expect(text).not.toContain('paid on');
    expect(text).toContain('in EUR');
  });

  it('of a failed payment says how much and until when, and leads to the card', () => {
    const { text, html } = paymentFailedMail({ ...reader('en'), cents: 599, currency: 'cad', date });
    const spaced = text.replaceAll('\u00a0', ' ');
    for (const found of ['$5.99 plus taxes, in Canadian dollars', 'Pay by: December 20, 2026 (Eastern Time)'])
      expect(spaced).toContain(found);
    expect(html).toContain('href="https://p.example/en/app/athlete-plan"');
  });

  it.each([
    [false, 'nothing is charged after that'],
    [true, 'we may still charge it'],
  ])('of its end says until when it lasts, and what may be charged if a month is overdue: %s', (overdue, words) => {
    const { subject, text, html } = planEndingMail({ ...reader('en'), date, overdue });
    expect(subject.replaceAll('\u00a0', ' ')).toBe(
      'You’ve unsubscribed. Your plan stays active until December 20, 2026 (Eastern Time)',
    );
    expect(text).toContain(words);
    expect(html).toContain('href="https://p.example/en/app/account"');
  });

  it.each([
    ['unpaid', 'en', 'We didn’t receive the payment, so your Athlete Plan ended on December 20, 2026.'],
    ['unpaid', 'fr-ca', 'On n’a pas reçu le paiement, alors ton forfait Athlète a pris fin le 20 décembre 2026.'],
    ['unsubscribed', 'en', 'You unsubscribed, so your Athlete Plan ended on December 20, 2026.'],
    ['stopped', 'en', 'Your Athlete Plan ended on December 20, 2026.'],
  ] as const)('that it ended says why and when: %s (%s)', (reason, language, words) => {
    const text = planEndedMail({ ...reader(language), reason, date }).text.replaceAll('\u00a0', ' ');
    expect(text).toContain(words);
    expect(text).toContain(language === 'en' ? 'nothing more is charged' : 'plus rien n’est facturé');
  });

  it.each([
    ['en', 599, 'We ended one of them and refunded $5.99 in Canadian dollars.', 'your links continue'],
    ['fr-ca', 599, 'on a remboursé 5,99 $, en dollars canadiens.', 'tes liens continuent'],
    ['en', 0, 'there’s nothing to refund', 'your links continue'],
    ['fr-ca', 0, 'il n’y a donc rien à rembourser', 'tes liens continuent'],
  ] as const)(
    'of a second subscription says what was refunded, and that the plan continues (%s, %i)',
    (language, cents, ...words) => {
      const { text, html } = secondSubscriptionMail({ ...reader(language), cents, currency: 'cad' });
      for (const found of words) expect(text.replaceAll('\u00a0', ' ')).toContain(found);
      expect(html).toContain(`href="https://p.example/${language}/app/athlete-plan"`);
    },
  );
});
