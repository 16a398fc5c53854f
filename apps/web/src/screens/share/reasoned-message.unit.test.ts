import { describe, expect, it } from 'vitest';
import type { Occasion } from './message-template.ts';
import { hasOwnWords, messageOf, templateWith, withOtherReason, withOtherWords } from './reasoned-message.ts';

const nothing = { sport: '', position: '', level: '', team: '', season: null, figures: [] };
const name = 'Nora Whitcombe';
const english: Occasion = {
  sender: {
    name,
    shortDesc: '',
    writtenIn: 'en',
    graduationYear: null,
    film: '',
    facts: { en: nothing, 'fr-ca': nothing },
  },
  email: 'nora@mail.example',
  label: '',
  url: 'https://palmares.example/en/athletes/abc',
  protected: false,
  language: 'en',
};
const french: Occasion = { ...english, language: 'fr-ca' };
const template = messageOf(english, undefined);
const given = withOtherReason(template, name, 'You play fast.');

describe('the message for a link', () => {
  it('has the reason in its text and beside it', () => {
    expect(given.body).toContain('I’d like to join your team. You play fast.\n');
    expect(given.reason).toBe('You play fast.');
  });

  it('keeps its reason when other words change', () => {
    const written = withOtherWords(given, { subject: 'My own' });
    expect(written).toEqual({ ...given, subject: 'My own' });
    expect(withOtherWords(written, { body: '' })).toEqual({ ...written, body: '' });
  });

  it('takes its reason to the template of the other language, even if the text had lost it', () => {
    const rewritten = withOtherWords(given, { body: 'Hi!' });
    const { language, body, reason } = templateWith(french, rewritten.reason);
    expect([language, reason]).toEqual(['fr-ca', 'You play fast.']);
    expect(body).toContain('j’aimerais faire partie de votre équipe. You play fast.\n');
    expect(templateWith(english, reason)).toEqual(given);
  });

  it('has an empty reason if it was kept before it was asked', () => {
    const kept = { language: 'en', subject: '1', body: '2' } as const;
    expect(messageOf(french, kept)).toEqual({ ...kept, reason: '' });
  });
});

it('a template takes the place of own words only where more than the reason was written', () => {
  for (const message of [template, given, templateWith(french, 'Vite.')])
    expect(hasOwnWords(message, english)).toBe(false);
  for (const change of [{ subject: 'My own' }, { body: `${given.body}!` }])
    expect(hasOwnWords(withOtherWords(given, change), french)).toBe(true);
});
