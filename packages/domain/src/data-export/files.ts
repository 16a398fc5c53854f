import { z } from 'zod/mini';
import { registeredEvents } from '../events/registry.ts';
import { fileKinds } from '../files/index.ts';
import { identityResult } from '../identity/result.ts';
import { languages } from '../kernel/language.ts';
import { streamKinds } from '../kernel/stream.ts';
import { portfolioOwnEvents } from '../portfolio/events.ts';
import { partsSchema } from '../portfolio/parts.ts';
import { portfolioSections } from '../portfolio/sections.ts';
import { passcodeKinds } from '../sharing/commands.ts';

/** Raise the number when a file changes its shape. */
export const EXPORT_FORMAT = 'palmares-data/2';

const time = z.iso.datetime();

const file = <const Name extends string, Shape extends z.core.$ZodShape>(name: Name, shape: Shape) =>
  z.strictObject({ format: z.literal(EXPORT_FORMAT), file: z.literal(name), madeAt: time, ...shape });

export const accountFile = file('account', {
  athleteId: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  emailVerifiedAt: z.nullable(time),
  dateOfBirth: z.iso.date(),
  country: z.enum(['can', 'usa']),
  region: z.string(),
  language: z.enum(languages),
  createdAt: time,
  deletionAskedAt: z.nullable(time),
  plan: z.enum(['free', 'athlete']),
  termsAcceptances: z.array(z.strictObject({ version: z.string(), language: z.enum(languages), acceptedAt: time })),
  /** The devices that are logged in. */
  sessions: z.array(z.strictObject({ device: z.string(), createdAt: time, lastUsedAt: time, expiresAt: time })),
  /** The devices from which a log-in is not announced. */
  knownDevices: z.array(z.strictObject({ device: z.string(), lastSeenAt: time })),
  /** A new address that waits for its code. */
  emailChange: z.nullable(z.strictObject({ newEmail: z.string(), requestedAt: time, expiresAt: time })),
  /** A guardian's consent. Leaves out the guardian's address, because it is not the athlete's. */
  guardian: z.nullable(
    z.strictObject({
      /** Version of the text; null if it was not recorded. */
      textVersion: z.nullable(z.string()),
      confirmedAt: time,
      withdrawnAt: z.nullable(time),
      endedAt: z.nullable(time),
      ownConsentAt: z.nullable(time),
    }),
  ),
  files: z.array(
    z.strictObject({
      fileId: z.uuid(),
      kind: z.enum(fileKinds),
      name: z.string(),
      state: z.enum(['receiving', 'processing', 'ready', 'refused', 'removed']),
      type: z.nullable(z.string()),
      bytes: z.int(),
      uploadedAt: time,
      /** Path in this archive; null for a file that was not checked or was refused. */
      path: z.nullable(z.string()),
    }),
  ),
});

/** A record is described by its event, a list by its content. */
const contentOf = (section: (typeof portfolioSections)[number]): z.core.$ZodType => {
  const [written] = Object.values(section.events);
  return section.kind === 'record' && written ? written.data : section.content;
};

/** Describes the file and does not check it: today's limits on content do not hold for what was written earlier. */
const portfolioFile = file('portfolio', {
  /** Version of the portfolio's stream: the number of its events. */
  version: z.int(),
  /** The answers of sign-up. */
  athlete: z.nullable(portfolioOwnEvents.PortfolioStarted.data),
  sections: z.strictObject(
    Object.fromEntries(
      portfolioSections.map((section) => [
        section.name,
        z.strictObject({ version: z.int(), content: contentOf(section) }),
      ]),
    ),
  ),
});

/** An id of the question bank with its words; null if the bank no longer has them. */
const worded = z.strictObject({ id: z.string(), text: z.nullable(z.string()) });
const chosen = z.array(z.strictObject({ item: worded, choice: worded }));

export const identityFile = file('identity', {
  /** The minutes of an attempt that support granted and that was not started. */
  granted: z.nullable(z.strictObject({ minutes: z.int() })),
  attempts: z.array(
    z.strictObject({
      attemptId: z.string(),
      bank: z.string(),
      startedAt: z.string(),
      deadline: z.string(),
      finished: z.nullable(z.strictObject({ by: z.enum(['athlete', 'deadline']), at: z.string() })),
      answers: z.strictObject({
        /** The statement most like the athlete first. */
        masks: z.array(z.strictObject({ item: worded, ranking: z.array(worded) })),
        colors: chosen,
        learningStyles: chosen,
        /** From 1 (strongly disagree) to 5 (strongly agree). */
        grit: z.array(z.strictObject({ statement: worded, agreement: z.int() })),
      }),
      /** Scores by the last rule that was applied. A part that was not completed is null. */
      scored: z.nullable(z.strictObject({ rule: z.int(), result: identityResult })),
    }),
  ),
});

export const sharingFile = file('sharing', {
  /** True if the account has a passcode. */
  hasAccountPasscode: z.boolean(),
  links: z.array(
    z.strictObject({
      linkId: z.uuid(),
      label: z.string(),
      /** Kind of passcode that the link asks for: the account's, one of its own, or none. */
      passcode: z.enum(passcodeKinds),
      createdAt: time,
      expiresAt: z.nullable(time),
      /** Parts that the link opens; null if the athlete's age decides. */
      parts: z.nullable(partsSchema),
      /** When the link was switched off; null if it is on. */
      offAt: z.nullable(time),
      revokedAt: z.nullable(time),
      /** The `linkId` of the link that took its place. */
      replacedBy: z.nullable(z.uuid()),
    }),
  ),
});

const recorded = {
  stream: z.enum(streamKinds),
  version: z.int(),
  recordedAt: time,
  by: z.enum(['athlete', 'visitor', 'operator', 'system']),
  /** The athlete's browser and system. */
  device: z.nullable(z.string()),
  /** Why an operator did it. */
  reason: z.nullable(z.string()),
};

const historyFile = file('history', {
  /** Stream by stream, each from its first event to its last, in the shape that events have today. */
  events: z.array(
    z.union(registeredEvents.map(({ type, data }) => z.strictObject({ ...recorded, type: z.literal(type), data }))),
  ),
});

export const exportFiles = {
  account: accountFile,
  portfolio: portfolioFile,
  identity: identityFile,
  sharing: sharingFile,
  history: historyFile,
};

export type ExportFileName = keyof typeof exportFiles;
export type IdentityFile = z.infer<typeof identityFile>;
export type SharingFile = z.infer<typeof sharingFile>;
