import type { Incident, IncidentFacts } from '@palmares/db/incidents';
import { z } from 'zod';
import { exitCodes, Problem } from '../output.ts';

/** The facts that an operator types as options of a command. */
export interface FactOptions {
  readonly information?: string;
  readonly informationUnknown?: string;
  readonly circumstances?: string;
  readonly happened?: string;
  readonly datesEstimated?: string;
  readonly aware?: string;
  readonly persons?: string;
  readonly inQuebec?: string;
  readonly personsEstimated?: string;
  readonly sensitivity?: string;
  readonly misuse?: string;
  readonly consequences?: string;
  readonly likelihood?: string;
  readonly seriousRisk?: string;
  readonly commissionNotified?: string;
  readonly personsNotified?: string;
  readonly publicNotice?: string;
  readonly publicNoticeReason?: string;
  readonly measures?: string;
}

const text = (max: number) =>
  z
    .string()
    .trim()
    .min(2, 'must have at least 2 characters')
    .max(max, `must have at most ${max} characters`)
    .regex(/^[^\p{Cc}]*$/u, 'must be one line')
    .refine((words) => !/\S@\S+\.\S/u.test(words), 'must not have an email address: the register names no athlete');

const day = z.iso.date('must be a date such as 2026-12-07');
const yesOrNo = z.enum(['yes', 'no'], 'must be yes or no').transform((answer) => answer === 'yes');
const count = z
  .string()
  .regex(/^\d{1,9}$/u, 'must be a whole number')
  .transform(Number);

/** A day, or `2026-12-01..2026-12-03`. */
const period = z
  .string()
  .regex(/^[^.]+(?:\.\.[^.]+)?$/u, 'must be a date, or two as 2026-12-01..2026-12-03')
  .transform((written) => {
    const [from = '', until = from] = written.split('..');
    return { from, until };
  })
  .pipe(z.object({ from: day, until: day }));

const options = z.object({
  information: text(2000).optional(),
  informationUnknown: text(2000).optional(),
  circumstances: text(4000).optional(),
  happened: period.optional(),
  datesEstimated: yesOrNo.optional(),
  aware: day.optional(),
  persons: count.optional(),
  inQuebec: count.optional(),
  personsEstimated: yesOrNo.optional(),
  sensitivity: text(2000).optional(),
  misuse: text(2000).optional(),
  consequences: text(2000).optional(),
  likelihood: text(2000).optional(),
  seriousRisk: yesOrNo.optional(),
  commissionNotified: day.optional(),
  personsNotified: day.optional(),
  publicNotice: day.optional(),
  publicNoticeReason: text(2000).optional(),
  measures: text(4000).optional(),
});

/** `datesEstimated` → `--dates-estimated` */
const optionOf = (name: string): string => `--${name.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`)}`;

const refuse = (message: string): never => {
  throw new Problem(message, exitCodes.usage);
};

const read = (given: FactOptions): z.infer<typeof options> => {
  const parsed = options.safeParse(given);
  if (parsed.success) return parsed.data;
  const wrong = parsed.error.issues.map(({ path, message }) => `${optionOf(String(path[0]))} ${message}`);
  // Both ends of a period may be wrong in the same way.
  return refuse([...new Set(wrong)].join('; '));
};

/** Returns the contradictions between days and numbers, which the table's checks would refuse too. */
const contradictionsIn = (facts: IncidentFacts, today: string): readonly string[] => {
  const { happenedFrom, happenedUntil, awareOn, persons, personsInQuebec } = facts;
  const notices = [facts.commissionNotifiedOn, facts.personsNotifiedOn, facts.publicNoticeOn];
  const days = [happenedUntil, awareOn, ...notices];
  return [
    ...(happenedUntil < happenedFrom ? ['--happened ends before it begins'] : []),
    ...(awareOn < happenedFrom ? ['--aware is before --happened'] : []),
    ...(notices.some((on) => on !== null && on < awareOn) ? ['a notice is before --aware'] : []),
    ...(days.some((on) => on !== null && on > today) ? ['a date is in the future'] : []),
    ...(personsInQuebec > persons ? ['--in-quebec is more than --persons'] : []),
    ...((facts.information === null) === (facts.informationUnknown === null)
      ? ['pass either --information or --information-unknown']
      : []),
    ...((facts.publicNoticeOn === null) === (facts.publicNoticeReason === null)
      ? []
      : ['--public-notice and --public-notice-reason belong together']),
  ];
};

const checked = (facts: IncidentFacts, at: Date): IncidentFacts => {
  const wrong = contradictionsIn(facts, at.toISOString().slice(0, 10));
  return wrong.length > 0 ? refuse(wrong.join('; ')) : facts;
};

/**
 * Merges the typed facts into the earlier ones. A description of the information replaces the reason why there is none,
 * and the reverse.
 */
const merged = (before: IncidentFacts, given: z.infer<typeof options>): IncidentFacts => ({
  information: given.information ?? (given.informationUnknown === undefined ? before.information : null),
  informationUnknown: given.informationUnknown ?? (given.information === undefined ? before.informationUnknown : null),
  circumstances: given.circumstances ?? before.circumstances,
  happenedFrom: given.happened?.from ?? before.happenedFrom,
  happenedUntil: given.happened?.until ?? before.happenedUntil,
  happenedAbout: given.datesEstimated ?? before.happenedAbout,
  awareOn: given.aware ?? before.awareOn,
  persons: given.persons ?? before.persons,
  personsInQuebec: given.inQuebec ?? before.personsInQuebec,
  personsAbout: given.personsEstimated ?? before.personsAbout,
  sensitivity: given.sensitivity ?? before.sensitivity,
  misuse: given.misuse ?? before.misuse,
  consequences: given.consequences ?? before.consequences,
  likelihood: given.likelihood ?? before.likelihood,
  seriousRisk: given.seriousRisk ?? before.seriousRisk,
  commissionNotifiedOn: given.commissionNotified ?? before.commissionNotifiedOn,
  personsNotifiedOn: given.personsNotified ?? before.personsNotifiedOn,
  publicNoticeOn: given.publicNotice ?? before.publicNoticeOn,
  publicNoticeReason: given.publicNoticeReason ?? before.publicNoticeReason,
  measures: given.measures ?? before.measures,
});

const unknown = {
  information: null,
  informationUnknown: null,
  happenedAbout: false,
  personsAbout: false,
  sensitivity: null,
  misuse: null,
  consequences: null,
  likelihood: null,
  seriousRisk: null,
  commissionNotifiedOn: null,
  personsNotifiedOn: null,
  publicNoticeOn: null,
  publicNoticeReason: null,
  measures: null,
} as const;

/** The facts of a new incident. Throws {@link Problem} if one that is known from the first day is missing. */
export const newFacts = (typed: FactOptions, at: Date): IncidentFacts => {
  const given = read(typed);
  const { circumstances, happened, aware, persons, inQuebec } = given;
  const needed = { circumstances, happened, aware, persons, inQuebec };
  const missing = Object.entries(needed).flatMap(([name, value]) => (value === undefined ? [optionOf(name)] : []));
  if (!circumstances || !happened || !aware || persons === undefined || inQuebec === undefined)
    return refuse(`pass ${missing.join(', ')}`);
  const first = { circumstances, happenedFrom: happened.from, happenedUntil: happened.until, awareOn: aware };
  return checked(merged({ ...unknown, ...first, persons, personsInQuebec: inQuebec }, given), at);
};

/** The facts of an incident with what was typed about it. */
export const changedFacts = (before: Incident, typed: FactOptions, at: Date): IncidentFacts =>
  checked(merged(before, read(typed)), at);
