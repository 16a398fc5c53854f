import type { Queryable } from '@palmares/db';
import type { EventLog } from '@palmares/db/event-store';
import { myPortfolio } from '@palmares/db/read-models';
import type { Language } from '@palmares/domain/kernel';
import { sharedPortfolioOf } from '@palmares/domain/shared-portfolio';
import type { CardTop } from '../mail/layout.ts';
import { m } from '../paraglide/messages.js';

interface CardRequest {
  readonly athleteId: string;
  readonly language: Language;
  readonly at: Date;
}

/** The name, sport and year of graduation that an athlete's page begins with; null without a page. */
export const cardTopOf = async (
  kysely: Queryable,
  log: EventLog,
  { athleteId, language, at }: CardRequest,
): Promise<CardTop | null> => {
  const { athlete, sections } = await myPortfolio(kysely, log, { athleteId });
  if (!athlete) return null;
  const {
    firstName,
    lastName,
    sections: views,
  } = sharedPortfolioOf(athlete, sections, {
    at,
    language,
    identity: null,
  });
  if (!views) return null;
  const sport = views['sports-history']?.seasons.find(({ sports }) => sports.length > 0)?.sports[0];
  const year = views.academics?.graduationYear ?? null;
  return {
    kicker: [sport?.sport ?? '', sport?.position ?? ''].filter((word) => word !== '').join(' · '),
    name: views.general?.fullName || `${firstName} ${lastName}`,
    year: year === null ? '' : m.opening_class({ year }, { locale: language }),
  };
};
