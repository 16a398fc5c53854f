import { type Language, languages } from '@palmares/domain/kernel';
import { recall, remember } from '../../browser/browser-storage.ts';
import type { Message } from './message-template.ts';

const KEY = 'shareMessages';
/** A browser gives a site about five million characters. The oldest messages are forgotten first. */
const MAX = 1000;

export interface KeptMessage extends Message {
  readonly language: Language;
  /** Why this team; absent from messages kept before it was asked. */
  readonly reason?: string;
}

const isKept = (value: unknown): value is KeptMessage =>
  typeof value === 'object' &&
  value !== null &&
  'subject' in value &&
  typeof value.subject === 'string' &&
  'body' in value &&
  typeof value.body === 'string' &&
  'language' in value &&
  languages.some((language) => language === value.language) &&
  (!('reason' in value) || typeof value.reason === 'string');

const keptMessages = (): readonly (readonly [linkId: string, KeptMessage])[] => {
  try {
    const stored: unknown = JSON.parse(recall('localStorage', KEY) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return [];
    return Object.entries(stored).flatMap(([linkId, message]) => (isKept(message) ? [[linkId, message]] : []));
  } catch {
    return [];
  }
};

/** Returns the message that the athlete wrote for this link, as stored on this device. */
export const keptMessage = (linkId: string): KeptMessage | undefined =>
  keptMessages().find(([kept]) => kept === linkId)?.[1];

/** Stores the message; undefined deletes it, so that the template is used again. */
export const keepMessage = (linkId: string, message: KeptMessage | undefined): void => {
  const others = keptMessages().filter(([kept]) => kept !== linkId);
  const all = message ? [...others, [linkId, message] as const] : others;
  remember('localStorage', KEY, JSON.stringify(Object.fromEntries(all.slice(-MAX))));
};
