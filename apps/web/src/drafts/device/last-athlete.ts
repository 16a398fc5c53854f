import { recall, remember } from '../../browser/browser-storage.ts';

const KEY = 'editedAthlete';

/** Stores facts about the athlete that the sections do not hold, for opening the editor offline. */
export const rememberAthlete = (athleteId: string, known: object): void =>
  remember('localStorage', KEY, JSON.stringify({ ...known, athleteId }));

/** Returns the stored value, which an earlier release or another account may have written; null if none can be read. */
export const recallAthlete = (): unknown => {
  try {
    return JSON.parse(recall('localStorage', KEY) ?? 'null');
  } catch {
    return null;
  }
};
