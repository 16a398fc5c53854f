import { recall, remember } from '../../browser/browser-storage.ts';

const KEY = 'editedAthlete';

/** What the editor knows of the athlete beside the sections, for when the server cannot be reached. */
export const rememberAthlete = (athleteId: string, known: object): void =>
  remember('localStorage', KEY, JSON.stringify({ ...known, athleteId }));

/** As it was stored, perhaps by an earlier program, and perhaps of another account. */
export const recallAthlete = (): unknown => {
  try {
    return JSON.parse(recall('localStorage', KEY) ?? 'null');
  } catch {
    return null;
  }
};
