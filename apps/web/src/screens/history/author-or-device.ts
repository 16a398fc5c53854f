import { m } from '../../paraglide/messages.js';
import type { HistoryEntry } from './history-data.ts';

/** Says who made a change if it was not the athlete, else on which device; null if unknown. */
const authorOrDevice = (entry: HistoryEntry | undefined): string | null => {
  if (entry === undefined) return null;
  if (entry.by === 'you') return entry.device;
  return entry.by === 'support' ? m.history_by_support() : m.history_by_system();
};

/** Author or device of a change; null if unknown, or if the change above says so already. */
export const newAuthorOrDevice = (entry: HistoryEntry, above: HistoryEntry | undefined): string | null => {
  const from = authorOrDevice(entry);
  return from === authorOrDevice(above) ? null : from;
};
