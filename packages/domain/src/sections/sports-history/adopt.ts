import { z } from 'zod/mini';
import { countries } from '../../kernel/country.ts';
import { languages } from '../../kernel/language.ts';
import type { SportsHistoryDraft } from './fields.ts';
import { metricSources } from './metric/metric.ts';
import { metricKinds, metricUnits } from './metric/units.ts';

const id = z.string();
const text = z._default(z.string(), '');

const sport = z.object({
  id,
  country: z._default(z.enum([...countries, '']), ''),
  sport: text,
  category: text,
  categoryOther: text,
  position: text,
  positionOther: text,
  team: text,
  league: text,
});

const metric = z.object({
  kind: z.enum(metricKinds),
  value: z.union([z.number(), z.string()]),
  typedIn: z.optional(z.enum(languages)),
  unit: z.enum(metricUnits),
  date: text,
  source: z.enum(metricSources),
  link: text,
});

const performance = z.object({
  id,
  sportId: text,
  result: text,
  event: text,
  desc: text,
  metric: z._default(z.nullable(metric), null),
});

const award = z.object({ id, name: text, awardedBy: text, description: text });
const link = z.object({ id, name: text, url: text });

/** Everything that any shape of the history had, with the fields that came later blank. */
const stored: z.ZodMiniType<SportsHistoryDraft> = z.object({
  seasons: z.array(
    z.object({
      year: z.int(),
      sports: z.array(sport),
      performances: z.array(performance),
      awards: z.array(award),
    }),
  ),
  links: z.array(link),
});

export const adoptSportsHistory = (draft: unknown): SportsHistoryDraft | undefined => stored.safeParse(draft).data;
