import { categoryLabel, positionLabel, sportLabel } from '@palmares/domain/catalogue';
import { seasonWords } from '../../i18n/dates.ts';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import type { Sender } from './share-data.ts';

export interface Message {
  readonly subject: string;
  readonly body: string;
}

interface Occasion {
  readonly sender: Sender;
  readonly email: string;
  readonly url: string;
  readonly protected: boolean;
}

type Season = Sender['seasons'][number];
type Sport = Season['sports'][number];

const NUMBERS = 2;
const joined = (parts: readonly string[], separator: string): string => parts.filter(Boolean).join(separator);

const placeOf = ({ sport, position }: Sport, gender: Sender['gender']): string =>
  joined([sportLabel(sport, getLocale()), positionLabel(sport, position, getLocale(), gender)], ', ');

const lineOf = (sport: Sport, year: number, gender: Sender['gender']): string => {
  const category = categoryLabel(sport.sport, sport.country, sport.category, getLocale());
  return joined([placeOf(sport, gender), sport.team, sport.league, category, seasonWords(year)], ' – ');
};

/** A coach reads the mail and often opens nothing, so it states sport, position, season and two figures. */
const facts = ({ year, sports, performances, awards }: Season, gender: Sender['gender']): string[] => [
  ...sports.map((sport) => lineOf(sport, year, gender)),
  ...performances.slice(0, NUMBERS).map(({ result, event }) => joined([result, event], ' – ')),
  ...awards.slice(0, 1).map(({ name, awardedBy }) => joined([name, awardedBy], ' – ')),
];

export const messageTemplate = ({ sender, email, url, protected: isProtected }: Occasion): Message => {
  const [latest] = sender.seasons;
  const sport = latest?.sports[0];
  const paragraphs = [
    m.share_message_greeting(),
    joined([m.share_message_who({ name: sender.name }), sender.shortDesc], '\n'),
    latest ? facts(latest, sender.gender).join('\n') : '',
    joined([m.share_message_link({ url }), isProtected ? m.share_message_code() : ''], '\n'),
    m.share_message_question(),
    joined([sender.name, email], '\n'),
  ];
  return {
    subject: joined(
      [sport ? placeOf(sport, sender.gender) : '', latest ? seasonWords(latest.year) : '', sender.name],
      ' – ',
    ),
    body: joined(paragraphs, '\n\n'),
  };
};

/** A `mailto:` address; RFC 6068 requires CRLF line breaks. */
export const mailtoOf = ({ subject, body }: Message): string =>
  `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`;
