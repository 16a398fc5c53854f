import type { Language } from '@palmares/domain/kernel';
import { isShortFigure } from '@palmares/domain/shared-portfolio';
import { seasonWords } from '../../i18n/dates.ts';
import { m } from '../../paraglide/messages.js';
import { greetingFor } from './greeting.ts';
import type { Sender } from './share-data.ts';

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

const sportWords = ({ sport, position }: Facts): string => joined([sport, position], ', ');

/** A coach sorts mail by it: sport, position, class and the best number. */
const subjectOf = (sender: Sender, facts: Facts, locale: Language): string => {
  const best = facts.figures.find(({ value }) => isShortFigure(value));
  return joined(
    [sportWords(facts), classWords(sender, locale), best ? m.share_message_figure(best, { locale }) : '', sender.name],
    ' – ',
  );
};

/** Without a class, no year could be meant. */
const questionOf = ({ graduationYear }: Sender, locale: Language): string =>
  graduationYear === null ? m.share_message_question_any({}, { locale }) : m.share_message_question({}, { locale });

const factLines = (sender: Sender, facts: Facts, locale: Language) => [
  joined([sportWords(facts), classWords(sender, locale)], ' – '),
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
