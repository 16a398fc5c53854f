import type { Database } from '@palmares/db';
import { type AppliedEntry, type AppliedLedger, type ApplyLedger, applyLedger } from '@palmares/db/erasure';
import { beginIncarnation } from '@palmares/event-store/integrity';
import { withProgress } from '../integrity/with-progress.ts';
import { blockerWords } from '../maintenance/blocker-words.ts';

export interface AfterRestore extends AppliedLedger {
  readonly incarnation: number;
  readonly isNewIncarnation: boolean;
  readonly dryRun: boolean;
}

const count = (applied: readonly AppliedEntry[], outcome: AppliedEntry['outcome']): number =>
  applied.filter((entry) => entry.outcome === outcome).length;

/**
 * Athletes whose Stripe customer the ledger does not confirm as ended. Those missing from the backup are known to
 * Stripe only.
 */
const customersNotEnded = ({ applied }: AppliedLedger): readonly string[] =>
  applied.filter(({ customerEnded }) => !customerEnded).map(({ athleteId }) => athleteId);

const listed = (heading: string, ids: readonly string[]): readonly string[] =>
  ids.length === 0 ? [] : [heading, ...ids.map((id) => `  ${id}`)];

export const afterRestoreInWords = (answer: AfterRestore): string => {
  const { incarnation, isNewIncarnation, applied, contacts, unknownToLedger, blockedBy, dryRun } = answer;
  const erasedAgain = dryRun ? 'Would be erased again' : 'Erased again';
  const began = dryRun ? 'would begin' : 'has begun';
  return [
    isNewIncarnation
      ? `Incarnation ${incarnation} ${began}: readers continue where they were.`
      : `Incarnation ${incarnation} is this server's own.`,
    `${erasedAgain}: ${count(applied, 'erased')}`,
    ...applied.filter(({ outcome }) => outcome === 'erased').map(({ athleteId }) => `  ${athleteId}`),
    `Erased in this backup already: ${count(applied, 'was erased')}`,
    `${dryRun ? 'Files to remove' : 'Files removed'}: ${applied.reduce((sum, { files }) => sum + files, 0)}`,
    `Signed up after this backup: ${count(applied, 'not here')}`,
    ...listed(
      'The ledger does not confirm that their Stripe customers were deleted; run palmares account erase <id> for each, even if this backup does not have them:',
      customersNotEnded(answer),
    ),
    ...listed(
      `${dryRun ? 'Contacts that would be' : 'Contacts'} forgotten again; run palmares contact forget <athlete> <contact> for each:`,
      contacts.filter(({ isInLog }) => !isInLog).map(({ athleteId, contactId }) => `${athleteId} ${contactId}`),
    ),
    ...(unknownToLedger.length > 0
      ? [`Erased in this backup but missing from the ledger: ${unknownToLedger.length}. Is it the right file?`]
      : []),
    ...(blockedBy.length > 0
      ? [
          'The data files still hold rows and keys of erased athletes:',
          ...blockedBy.map((blocker) => `  ${blockerWords(blocker)}`),
          'End those transactions and run palmares restore again.',
        ]
      : []),
    unknownToLedger.length > 0
      ? 'Find the complete ledger before you start anything.'
      : `Web and worker may start${dryRun ? ' then' : ''}.`,
  ].join('\n');
};

/** False while web and worker must not start. */
export const isOpenable = ({ unknownToLedger, blockedBy }: AppliedLedger): boolean =>
  unknownToLedger.length + blockedBy.length === 0;

/**
 * Does everything between restored rows and a start: creates a new incarnation if one is needed, and repeats the
 * erasures of the ledger.
 */
export const afterRestore = async (
  owner: Database,
  given: Pick<ApplyLedger, 'ledgerFile' | 'timeoutMs' | 'removeFiles'>,
  dryRun: boolean,
): Promise<AfterRestore> => {
  const { before, incarnation } = await beginIncarnation(owner, { dryRun });
  const applied = await withProgress('erase again', 'athletes', (show) =>
    applyLedger({
      ...given,
      owner,
      dryRun,
      onProgress: ({ done, total }) => {
        if (total > 0) show(done, total);
      },
    }),
  );
  return { incarnation, isNewIncarnation: incarnation !== before.incarnation, ...applied, dryRun };
};
