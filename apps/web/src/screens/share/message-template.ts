import type { Language } from '@palmares/domain/kernel';
import { seasonWords } from '../../i18n/dates.ts';
import { m } from '../../paraglide/messages.js';
import { greetingFor } from './greeting.ts';
import type { Sender } from './share-data.ts';
import { speaksForItself } from './speaks-for-itself.ts';

export interface Message {
  readonly subject: string;
  readonly body: string;
}

export interface Occasion {
  readonly sender: Sender;
  readonly email: string;
  readonly label: string;
  /** Empty until there is a link. */
  readonly url: string;
  readonly protected: boolean;
  readonly language: Language;
}

type Facts = Sender['facts'][Language];

const joined = (parts: readonly string[], separator: string): string => parts.filter(Boolean).join(separator);

const classWords = ({ graduationYear: year }: Sender, locale: Language): string =>
  year === null ? '' : m.share_message_class({ year }, { locale });

/** A position within a line, where only a word loses its capital: "QB", "C/LW" and "D-man" stay. */
const inLine = (position: string): string =>
  /^\p{Lu}\p{Ll}/u.test(position) ? position.charAt(0).toLowerCase() + position.slice(1) : position;

/** "Ice hockey goaltender", and « Hockey sur glace, gardienne ». */
const sportWords = ({ sport, position }: Facts, locale: Language): string =>
  joined([sport, sport === '' ? position : inLine(position)], locale === 'en' ? ' ' : ', ');

const capitalized = (line: string): string => line.charAt(0).toUpperCase() + line.slice(1);

/** Sport, position and class, which a coach sorts by. */
const whoLine = (sender: Sender, facts: Facts, locale: Language): string =>
  capitalized(joined([sportWords(facts, locale), classWords(sender, locale)], ', '));

/** A phone cuts off its end, so the number has no label. */
const subjectOf = (sender: Sender, facts: Facts, locale: Language): string => {
  const best = facts.figures.find(({ value }) => speaksForItself(value))?.value ?? '';
  // « ,931 » after a comma would be misread.
  const number = best.replace(/^,/u, '0,');
  return joined([joined([whoLine(sender, facts, locale), number], ', '), sender.name], ' – ');
};

/** Without a class, no year could be meant. */
const questionOf = ({ graduationYear }: Sender, locale: Language): string =>
  graduationYear === null ? m.share_message_question_any({}, { locale }) : m.share_message_question({}, { locale });

const factLines = (sender: Sender, facts: Facts, locale: Language) => [
  whoLine(sender, facts, locale),
  joined([facts.team, facts.level, facts.season === null ? '' : seasonWords(facts.season)], ' – '),
  ...facts.figures.map((figure) => m.share_message_figure(figure, { locale })),
  sender.film === '' ? '' : m.share_message_film({ url: sender.film }, { locale }),
];

/** A coach reads the mail and often opens nothing, so it states who, what, when, two figures and the film. */
export const messageTemplate = (occasion: Occasion): Message => {
  const { sender, email, label, url, protected: isProtected, language: locale } = occasion;
  const { name, writtenIn, shortDesc } = sender;
  const facts = sender.facts[locale];
  const paragraphs = [
    greetingFor(label, locale),
    joined([m.share_message_who({ name }, { locale }), writtenIn === locale ? shortDesc : ''], '\n'),
    joined(factLines(sender, facts, locale), '\n'),
    joined(
      [
        m.share_message_link({ url: url || m.share_message_link_later({}, { locale }) }, { locale }),
        isProtected ? m.share_message_code({}, { locale }) : '',
      ],
      '\n',
    ),
    questionOf(sender, locale),
    joined([name, email], '\n'),
  ];
  return { subject: subjectOf(sender, facts, locale), body: joined(paragraphs, '\n\n') };
};
