import type { CardPortfolio } from '@palmares/domain/shared-portfolio';
import { m } from '../paraglide/messages.js';
import type { FieldPlace } from '../sections/first-fields.ts';
import { firstScreen } from './first-screen.ts';
import type { CardLine } from './player-card.tsx';

/** A part of the card that is not written yet, and where it is written. */
export interface CardAsk extends Required<FieldPlace> {
  readonly words: () => string;
}

const ask = (isMissing: boolean, asked: CardAsk): readonly CardAsk[] => (isMissing ? [asked] : []);

/** Returns the parts that the card still lacks, by line of the card. */
export const asksOf = (card: CardPortfolio, hasPicture: boolean): Readonly<Record<CardLine, readonly CardAsk[]>> => {
  const { introduction, general, academics } = card.sections;
  const { kicker, figures } = firstScreen(card, card.sections);
  const isBlank = (text: string | undefined) => (text ?? '') === '';
  return {
    picture: ask(!hasPicture, { words: m.card_ask_picture, section: 'profile-picture', field: 'picture' }),
    kicker: ask((kicker ?? []).length === 0, {
      words: m.card_ask_sport,
      section: 'sports-history',
      field: 'sports',
    }),
    greeting: ask((introduction?.greeting ?? []).length === 0, {
      words: m.card_ask_greeting,
      section: 'introduction',
      field: 'greetingsLine1',
    }),
    description: ask(isBlank(introduction?.shortDesc), {
      words: m.card_ask_description,
      section: 'introduction',
      field: 'shortDesc',
    }),
    figures: ask(figures.length === 0, {
      words: m.card_ask_figures,
      section: 'sports-history',
      field: 'performances',
    }),
    facts: [
      ...ask(!general?.height, { words: m.card_ask_height, section: 'general', field: 'height' }),
      ...ask((academics?.graduationYear ?? null) === null, {
        words: m.card_ask_class,
        section: 'academics',
        field: 'graduationYear',
      }),
    ],
  };
};
