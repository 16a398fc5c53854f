import { describe, expect, it } from 'vitest';
import { paymentFailedMail, planBegunMail, planEndedMail, planEndingMail } from './plan-mail.ts';

const publicUrl = 'https://p.example';
/** Still December 20 in Toronto. */
const date = new Date('2026-12-21T03:00:00Z');
const reader = (language: 'en' | 'fr-ca') => ({ language, firstName: 'Maya', publicUrl });

describe('the mail about the plan', () => {
  it.each([
    ['en', ['$5.99 a month plus taxes', 'Canadian dollars', 'December 20, 2026 (Toronto time)', 'choose Unsubscribe']],
    [
      'fr-ca',
      ['5,99 $ par mois, plus taxes', 'dollars canadiens', '20 décembre 2026 (heure de Toronto)', 'Se désabonner'],
    ],
  ] as const)(
    'that it began is the contract: price, taxes, renewal, how to end it, and the terms (%s)',
    (language, words) => {
      const contract = { cents: 599, currency: 'cad', renewsAt: date, terms: '2026-11-23' };
      const { text } = planBegunMail({ ...reader(language), ...contract });
      const spaced = text.replaceAll('\u00a0', ' ');
      for (const found of [...words, 'version 2026-11-23']) expect(spaced).toContain(found);
      expect(text).toContain(`https://p.example/${language}/terms-of-use`);
      expect(text).toContain(`https://p.example/${language}/app/portfolio/share`);
    },
  );

  it('that it began names no version where none was accepted, and another currency by its code', () => {
    const contract = { cents: 599, currency: 'eur', renewsAt: date, terms: undefined };
    const { text } = planBegunMail({ ...reader('en'), ...contract });
    expect(text).not.toContain('version');
    expect(text).toContain('in EUR.');
  });

  it.each([
    ['a failed payment', paymentFailedMail, 'until December 20, 2026 (Toronto time)', '/en/app/athlete-plan'],
    ['its end', planEndingMail, 'until December 20, 2026 (Toronto time)', '/en/app/account'],
  ] as const)('of %s says until when the links stay open, and leads to what can be done', (_, mail, until, page) => {
    const { text, html } = mail({ ...reader('en'), date });
    expect(text.replaceAll('\u00a0', ' ')).toContain(until);
    expect(html).toContain(`href="https://p.example${page}"`);
  });

  it('that it ended says that nothing more is charged', () => {
    expect(planEndedMail(reader('en')).text).toContain('nothing more is charged');
    expect(planEndedMail(reader('fr-ca')).text).toContain('plus rien n’est facturé');
  });
});
