import { statfsSync } from 'node:fs';

/** Measured: table and indexes of one event, its share of the write-ahead log, and room to spare. */
const BYTES_AN_EVENT = 1_300;
const BESIDES = 4e9;

const gigabytes = (bytes: number): string => (bytes / 1e9).toFixed(1);

export const bytesFor = (events: number): number => events * BYTES_AN_EVENT + BESIDES;

/** Says what a log of so many events takes of the disk; throws when there is not as much. */
export const checkRoom = (folder: string, events: number): string => {
  const { bavail, bsize } = statfsSync(folder);
  const needed = bytesFor(events);
  const free = bavail * bsize;
  const words = `${events.toLocaleString('en')} events take up to ${gigabytes(needed)} GB; ${gigabytes(free)} GB are free on the disk of ${folder}`;
  if (free < needed) throw new Error(`${words}. Make room, or run it with --quick.`);
  return words;
};
