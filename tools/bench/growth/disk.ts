import { statfsSync } from 'node:fs';

/** Rounded up from 1.1 kB of table and indexes, and 1.3 kB of write-ahead log until `max_wal_size` is reached. */
const BYTES_AN_EVENT = 1_200;
const LOGGED_BYTES_AN_EVENT = 1_400;
const LARGEST_LOG = 8.6e9;
const TO_SPARE = 1e9;

const gigabytes = (bytes: number): string => (bytes / 1e9).toFixed(1);

export const bytesFor = (events: number): number =>
  events * BYTES_AN_EVENT + Math.min(events * LOGGED_BYTES_AN_EVENT, LARGEST_LOG) + TO_SPARE;

/** Returns a sentence with the disk space that a log of this many events takes. Throws if there is not enough. */
export const checkRoom = (folder: string, events: number): string => {
  const { bavail, bsize } = statfsSync(folder);
  const needed = bytesFor(events);
  const free = bavail * bsize;
  const words = `${events.toLocaleString('en')} events take up to ${gigabytes(needed)} GB; ${gigabytes(free)} GB are free on the disk of ${folder}`;
  if (free < needed) throw new Error(`${words}. Make room, or run it with --quick.`);
  return words;
};
