import { createHmac } from 'node:crypto';

const derived = (pepper: Buffer, purpose: string): Buffer =>
  createHmac('sha256', pepper).update(`demo athlete: ${purpose}`).digest();

/** Derived from the pepper: differs per installation and never has to be written down. */
export const demoPassword = (pepper: Buffer): string => derived(pepper, 'password').toString('base64url').slice(0, 14);

export const demoPasscode = (pepper: Buffer): string =>
  String(derived(pepper, 'passcode').readUInt32BE() % 1_000_000).padStart(6, '0');
