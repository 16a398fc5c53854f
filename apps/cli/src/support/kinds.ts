import type { FactName } from '@palmares/db/timeline';
import { type HistoryKind, historyKinds } from '@palmares/history/events';
import { inLanguage, type Voice } from '@palmares/history/voice';
import { m } from '../paraglide/messages.js';

const factKinds = ['account', 'log-in', 'mail', 'opening', 'file', 'message', 'support', 'error'] as const;
type FactKind = (typeof factKinds)[number];

/** The choices of `--kind`. */
export const timelineKinds = [...historyKinds, 'guardian', ...factKinds] as const;
export type TimelineKind = (typeof timelineKinds)[number];

export const isTimelineKind = (text: string): text is TimelineKind => timelineKinds.some((kind) => kind === text);

const kindsOfFacts: Readonly<Record<FactName, FactKind>> = {
  signed_up: 'account',
  terms_accepted: 'account',
  email_verified: 'account',
  email_released: 'account',
  email_change_asked: 'account',
  deletion_asked: 'account',
  export_asked: 'account',
  logged_in: 'log-in',
  session_used: 'log-in',
  device_seen: 'log-in',
  mail: 'mail',
  link_opened: 'opening',
  link_reported: 'message',
  message_written: 'message',
  file_announced: 'file',
  file_changed: 'file',
  operation: 'support',
  request_failed: 'error',
  job_failed: 'error',
};

export const kindOfFact = (what: FactName): FactKind => kindsOfFacts[what];

const isFactName = (name: string): name is FactName => Object.hasOwn(kindsOfFacts, name);

/** The facts of these kinds. */
export const factsOfKinds = (kinds: readonly TimelineKind[]): readonly FactName[] =>
  Object.keys(kindsOfFacts)
    .filter(isFactName)
    .filter((what) => kinds.includes(kindOfFact(what)));

const ofGuardians = new Set([
  'GuardianConfirmed',
  'GuardianWithdrew',
  'GuardianRestored',
  'GuardianEnded',
  'OwnConsentGiven',
]);

/** Returns the kind of an event. Guardians act on the portfolio's stream, so their events are recognized by type. */
export const kindOfEvent = (kind: HistoryKind, type: string): TimelineKind =>
  ofGuardians.has(type) ? 'guardian' : kind;

const partsOfKinds: Readonly<Record<FactKind, typeof m.part_account>> = {
  account: m.part_account,
  'log-in': m.part_log_in,
  mail: m.part_mail,
  opening: m.part_opening,
  file: m.part_file,
  message: m.part_message,
  support: m.part_support,
  error: m.part_error,
};

export const factPartWords = (kind: FactKind, { language }: Voice): string =>
  partsOfKinds[kind]({}, inLanguage(language));
