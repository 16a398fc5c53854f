import { z } from 'zod';

/**
 * Stored variants of a file. `upload` is the original until it is processed, `document` the version that its athlete
 * downloads. The others come from a picture: `master` is all of it, `card-…` the window on the card, the rest are squares. Two have an id of
 * no file: `export`, a download of the athlete's data, and `sheet`, the PDF of a shared portfolio, which is regenerated
 * on demand.
 */
export const fileSizes = [
  'upload',
  'document',
  'master',
  'large',
  'medium',
  'medium-jpeg',
  'small',
  'card-large',
  'card-medium',
  'export',
  'sheet',
] as const;

export type FileSize = (typeof fileSizes)[number];

export type FileKey = `athletes/${string}/${string}/${FileSize}`;

/** Key prefix of every file of an athlete, or of every size of one file. */
export type OwnedPrefix = `athletes/${string}/`;

export type FilePrefix = 'athletes/' | OwnedPrefix;

export interface FileName {
  readonly athleteId: string;
  readonly fileId: string;
  readonly size: FileSize;
}

const uuid = z.uuid().toLowerCase();
const name = z.object({ athleteId: uuid, fileId: uuid, size: z.enum(fileSizes) });
const oneOrTwoIds = z.array(uuid).min(1).max(2);

export const everyFile: FilePrefix = 'athletes/';

/** Returns a file's key. Throws unless both ids are uuids, so that user input never becomes part of a path. */
export const fileKey = (of: FileName): FileKey => {
  const { athleteId, fileId, size } = name.parse(of);
  return `athletes/${athleteId}/${fileId}/${size}`;
};

/** The key prefix of all sizes of one file. Throws unless both ids are uuids. */
export const filePrefix = ({ athleteId, fileId }: Omit<FileName, 'size'>): OwnedPrefix =>
  `athletes/${uuid.parse(athleteId)}/${uuid.parse(fileId)}/`;

/** The key prefix of all files of an athlete. Throws unless the id is a uuid. */
export const athletePrefix = (athleteId: string): OwnedPrefix => `athletes/${uuid.parse(athleteId)}/`;

/** Splits a key into its parts; undefined unless one of the functions above made it. */
export const parseFileKey = (key: string): FileName | undefined => {
  const [folder, athleteId, fileId, size, ...rest] = key.split('/');
  const parsed = name.safeParse({ athleteId, fileId, size });
  return folder === 'athletes' && rest.length === 0 && parsed.success && fileKey(parsed.data) === key
    ? parsed.data
    : undefined;
};

/** Throws on a prefix that none of the functions above made. */
export const checkPrefix = (prefix: FilePrefix): void => {
  if (prefix !== everyFile) checkOwnedPrefix(prefix);
};

/** Throws on a prefix that none of the functions above made, or that covers more than one athlete. */
export const checkOwnedPrefix = (prefix: OwnedPrefix): void => {
  const [folder, ...ids] = prefix.slice(0, -1).split('/');
  if (folder !== 'athletes' || !prefix.endsWith('/') || !oneOrTwoIds.safeParse(ids).success)
    throw new Error('That is no prefix of files');
};
