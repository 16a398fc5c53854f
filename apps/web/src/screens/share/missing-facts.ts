import { m } from '../../paraglide/messages.js';
import type { FieldPlace } from '../../sections/first-fields.ts';
import { asksOf } from '../../shared-portfolio/card-asks.ts';
import type { ShareData } from './share-data.ts';

interface MissingFact {
  readonly words: () => string;
  readonly place: FieldPlace;
}

const words = { academics: m.share_missing_class, general: m.share_missing_height } as const;

/** Returns those of graduation year, height and film, which coaches look for first, that the portfolio lacks. */
export const missingFacts = ({ card, sender }: Pick<ShareData, 'card' | 'sender'>): readonly MissingFact[] => {
  if (!card) return [];
  const { facts } = asksOf(card.card, card.picture.crop !== null);
  const asked = (['academics', 'general'] as const).flatMap((section) =>
    facts.flatMap((ask) =>
      ask.section === section ? [{ words: words[section], place: { section, field: ask.field } }] : [],
    ),
  );
  const film: MissingFact = { words: m.share_missing_film, place: { section: 'highlights', field: 'firstVideo' } };
  return sender.film === '' ? [...asked, film] : asked;
};
