import { languages } from '@palmares/domain/kernel';
import { describe, expect, it } from 'vitest';
import { m } from '../../paraglide/messages.js';
import { type Message, messageTemplate, type Occasion } from './message-template.ts';
import { isTooLongToMail, LONGEST_MAILED, mailtoOf, smsOf } from './sending.ts';

const occasion: Occasion = {
  sender: {
    name: 'Nora Whitcombe',
    shortDesc: 'Goaltender who reads the play early.',
    writtenIn: 'en',
    graduationYear: 2027,
    film: 'https://youtu.be/dQw4w9WgXcQ',
    facts: {
      en: {
        sport: 'Ice hockey',
        position: 'Goaltender',
        level: 'U18 AA',
        team: 'Thunder Bay Queens',
        season: 2026,
        figures: [
          { label: 'Save percentage', value: '.931' },
          { label: 'Shutouts', value: '6' },
        ],
      },
      'fr-ca': {
        sport: 'Hockey sur glace',
        position: 'Gardienne de but',
        level: 'M18 AA',
        team: 'Thunder Bay Queens',
        season: 2026,
        figures: [{ label: 'Save percentage', value: ',931' }],
      },
    },
  },
  email: 'nora@mail.example',
  label: 'Coach Brodeur, Cégep Garneau',
  url: 'https://palmares.example/en/athletes/abc',
  protected: true,
  language: 'en',
};

const nobody = { sport: '', position: '', level: '', team: '', season: null, figures: [] };

describe('the message to a coach', () => {
  const subjectWith = (change: Partial<Occasion['sender']['facts']['en']>, graduationYear: number | null = 2027) => {
    const facts = { ...occasion.sender.facts, en: { ...occasion.sender.facts.en, ...change } };
    return messageTemplate({ ...occasion, sender: { ...occasion.sender, graduationYear, facts } }).subject;
  };

  it('says sport, position, class and the best number before it is opened', () => {
    expect(messageTemplate(occasion).subject).toBe('Ice hockey goaltender, class of 2027, .931 – Nora Whitcombe');
  });

  it.each(languages)('has the subject of the message that the home page shows, in %s', (locale) => {
    const figures = [{ label: '', value: m.landing_example_figure1({}, { locale }) }];
    const example = {
      sport: m.landing_example_sport({}, { locale }),
      position: m.landing_example_position({}, { locale }),
      figures,
    };
    const facts = { ...occasion.sender.facts, [locale]: { ...occasion.sender.facts[locale], ...example } };
    const sender = { ...occasion.sender, facts };
    expect(messageTemplate({ ...occasion, sender, language: locale }).subject).toBe(
      m.landing_message_subject(
        {
          graduates: m.share_message_class({ year: 2027 }, { locale }),
          figure: m.landing_example_figure1({}, { locale }),
          name: occasion.sender.name,
        },
        { locale },
      ),
    );
  });

  it('has a capital only where its subject begins, and in an abbreviation', () => {
    for (const position of ['QB', 'C/LW', 'D-man', 'C'])
      expect(subjectWith({ sport: 'Football', position })).toBe(
        `Football ${position}, class of 2027, .931 – Nora Whitcombe`,
      );
    expect(subjectWith({ position: 'Left wing' })).toContain('Ice hockey left wing,');
    expect(subjectWith({ sport: '' })).toBe('Goaltender, class of 2027, .931 – Nora Whitcombe');
    expect(subjectWith(nobody)).toBe('Class of 2027 – Nora Whitcombe');
    expect(subjectWith({ position: '', figures: [] }, null)).toBe('Ice hockey – Nora Whitcombe');
  });

  it('has no number in its subject that needs its label, or is long', () => {
    const figures = [
      { label: 'Shutouts', value: '6' },
      { label: 'Provincial league', value: '18.4 points a game' },
      { label: 'Height', value: '1.78 m' },
    ];
    expect(subjectWith({ figures })).toBe('Ice hockey goaltender, class of 2027, 1.78 m – Nora Whitcombe');
    expect(subjectWith({ figures: figures.slice(0, 2) })).toBe('Ice hockey goaltender, class of 2027 – Nora Whitcombe');
  });

  it.each(['+12', '1st', '2e', '40 PO', '12 H', '3 in 5', '6-2-1', '10,000', '10 000', '2026', 'U18', '3:1'])(
    'has no “%s” in its subject, which could be anything',
    (value) =>
      expect(subjectWith({ figures: [{ label: 'Result', value }] })).toBe(
        'Ice hockey goaltender, class of 2027 – Nora Whitcombe',
      ),
  );

  it.each([
    '1.78 m',
    '178 cm',
    '6 ft 2 in',
    '5\u00a0pi',
    '185 lbs',
    '93\u00a0%',
    '1:02.84',
    '20′',
    '6’2”',
    '18.4',
    '.931',
  ])('has “%s” in its subject, which says what it is', (value) =>
    expect(subjectWith({ figures: [{ label: 'Result', value }] })).toContain(`, ${value} – `),
  );

  it('greets the person, and has position, two numbers, the film, the link and what it asks for', () => {
    expect(messageTemplate(occasion).body.split('\n')).toEqual([
      'Hello Coach Brodeur,',
      '',
      'I’m Nora Whitcombe, and I’d like to join your team.',
      'Goaltender who reads the play early.',
      '',
      'Ice hockey goaltender, class of 2027',
      'Thunder Bay Queens – U18 AA – 2026–2027',
      'Save percentage: .931',
      'Shutouts: 6',
      'Film: https://youtu.be/dQw4w9WgXcQ',
      '',
      'My portfolio: https://palmares.example/en/athletes/abc',
      'It asks for a 6-digit passcode, which I’ll send you separately.',
      '',
      'Do you still have a spot for my year? I’m happy to answer any questions.',
      '',
      'Nora Whitcombe',
      'nora@mail.example',
    ]);
  });

  it('is in either language, without the athlete’s words in the other', () => {
    const { subject, body } = messageTemplate({ ...occasion, language: 'fr-ca' });
    expect(subject).toBe('Hockey sur glace, gardienne de but, promotion 2027, 0,931 – Nora Whitcombe');
    expect(body).toContain('Bonjour coach Brodeur,');
    expect(body).toContain('Hockey sur glace, gardienne de but, promotion 2027');
    expect(body).not.toContain('Goaltender');
  });

  it('leaves out what the athlete has not said', () => {
    const sender = {
      ...occasion.sender,
      shortDesc: '',
      graduationYear: null,
      film: '',
      facts: { en: nobody, 'fr-ca': nobody },
    };
    const { subject, body } = messageTemplate({ ...occasion, sender, label: '', protected: false });
    expect(subject).toBe('Nora Whitcombe');
    expect(body).toContain('Do you have a spot opening up?');
    expect(body.split('\n\n').slice(0, 3)).toEqual([
      'Hello Coach,',
      'I’m Nora Whitcombe, and I’d like to join your team.',
      'My portfolio: https://palmares.example/en/athletes/abc',
    ]);
  });
});

describe('sending it', () => {
  const message = (length: number): Message => ({ subject: 'A & B', body: 'é'.repeat(length) });

  it('by mail, with its line breaks', () => {
    expect(mailtoOf({ subject: 'A & B', body: 'one\ntwo' })).toBe('mailto:?subject=A%20%26%20B&body=one%0D%0Atwo');
  });

  it('leaves a text that a mail program may cut to be pasted', () => {
    expect(isTooLongToMail(message(LONGEST_MAILED))).toBe(false);
    expect(isTooLongToMail(message(LONGEST_MAILED + 1))).toBe(true);
    expect(mailtoOf(message(LONGEST_MAILED + 1))).toBe('mailto:?subject=A%20%26%20B');
  });

  it('by text message is one sentence and the link', () => {
    expect(decodeURIComponent(smsOf('https://palmares.example/en/athletes/abc', 'Nora Whitcombe', 'en'))).toBe(
      'sms:?&body=Hello, I’m Nora Whitcombe. Here’s my athlete portfolio: https://palmares.example/en/athletes/abc',
    );
  });
});
