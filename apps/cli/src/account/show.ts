import { type AccountSummary, accountSummary, DAYS_TO_UNDO } from '@palmares/db/accounts';
import { type DataExport, latestExport } from '@palmares/db/data-exports';
import { type AthleteCard, athleteById, planOf } from '@palmares/db/read-models';
import { type SharingHindrance, sharingHindrance } from '@palmares/db/sharing';
import type { AgeClass, GuardianState } from '@palmares/domain/account';
import type { PlanState } from '@palmares/domain/plan';
import { now } from '../clock.ts';
import { findConfig } from '../config.ts';
import { day, endDay, minute } from '../dates.ts';
import { findPresentAthlete } from '../history/find-athlete.ts';
import { exitCodes, type OutputOptions, Problem, print } from '../output.ts';
import { hindranceWords } from '../share/hindrance-words.ts';
import { planWords } from '../subscription/plan-words.ts';
import { withDatabase } from '../with-database.ts';

interface Shown extends AthleteCard, AccountSummary {
  readonly planState: PlanState;
  readonly sharingHindrance: SharingHindrance | null;
  readonly dataExport: DataExport | null;
}

const ageClasses: Readonly<Record<AgeClass, string>> = {
  child: 'below the age of consent',
  minor: 'minor, may consent',
  adult: 'adult',
};

const guardians: Readonly<Record<GuardianState, string>> = {
  none: 'none',
  confirmed: 'has given permission',
  withdrawn: 'has withdrawn permission',
  ended: 'gave permission, which is no longer needed',
};

const DAY = 24 * 60 * 60 * 1000;

const emailWords = ({ email, emailVerifiedAt, emailReleased }: Shown): string => {
  if (emailReleased) return `${email}, released: it belongs to another account now`;
  return emailVerifiedAt ? `${email}, verified on ${day(emailVerifiedAt)}` : `${email}, not verified`;
};

const exportWords = ({ state, expiresAt, askedAt }: DataExport): string =>
  expiresAt ? `ready until ${endDay(expiresAt)}` : `${state}, asked for on ${day(askedAt)}`;

const inWords = (shown: Shown, at: Date): string => {
  const { links, sessions, lastUsedAt, deletionAskedAt, dataExport, sharingHindrance: hindrance } = shown;
  const rows: readonly (readonly [string, string])[] = [
    ['athlete', shown.athleteId],
    ['name', shown.name],
    ['email', emailWords(shown)],
    ['language', shown.language],
    ['age', ageClasses[shown.ageClass]],
    ['guardian', guardians[shown.guardian]],
    ['signed up', minute(shown.signedUpAt)],
    ['last edit', minute(shown.lastEditAt)],
    ['sessions', sessions === 0 ? 'none' : `${sessions}, last used ${minute(lastUsedAt)}`],
    ['plan', planWords(shown.planState, at)],
    ['links', `${links.open} open of ${links.all}`],
    ...(hindrance && links.open > 0 ? [['', `none works now: ${hindranceWords[hindrance]}`] as const] : []),
    ...(dataExport ? [['download', exportWords(dataExport)] as const] : []),
    ...(deletionAskedAt
      ? [
          [
            'deletion',
            `asked for on ${day(deletionAskedAt)}, due on ${endDay(new Date(deletionAskedAt.getTime() + DAYS_TO_UNDO * DAY))}`,
          ] as const,
        ]
      : []),
  ];
  return rows.map(([name, value]) => `${name.padEnd(11)}${value}`).join('\n');
};

export const show = (athlete: string, output: OutputOptions): Promise<void> =>
  withDatabase({ settings: findConfig, applicationName: 'palmares account show', max: 1 }, async ({ database }) => {
    const db = database.kysely;
    const { athleteId } = await findPresentAthlete(db, athlete);
    const at = now();
    const [card, summary] = [await athleteById(db, athleteId, at), await accountSummary(db, athleteId, at)];
    if (!card || !summary) throw new Problem(`the athlete ${athleteId} has events, but no account`);
    const shown: Shown = {
      ...card,
      ...summary,
      planState: (await planOf(db, athleteId)).state,
      sharingHindrance: await sharingHindrance(db, athleteId, at),
      dataExport: (await latestExport(db, athleteId)) ?? null,
    };
    print(output, shown, () => inWords(shown, at));
    return exitCodes.ok;
  });
