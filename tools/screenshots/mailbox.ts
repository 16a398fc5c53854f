import { setTimeout as pause } from 'node:timers/promises';

interface Received {
  readonly text: string;
}

const LONGEST_MS = 20_000;

/** Waits for a mail to this address. Returns the text of the newest. */
export const newestMail = async (mailboxUrl: string, to: string): Promise<string> => {
  const address = new URL(`/api/mails?to=${encodeURIComponent(to)}`, mailboxUrl);
  for (const end = performance.now() + LONGEST_MS; performance.now() < end; await pause(100)) {
    const mails: readonly Received[] = await (await fetch(address)).json();
    const newest = mails[0];
    if (newest) return newest.text;
  }
  throw new Error(`No mail to ${to} arrived.`);
};

/** The six digits of a verification mail, which shows them in two groups. */
export const codeIn = (text: string): string => /(?<!\d)\d{3}\s?\d{3}(?!\d)/.exec(text)?.[0].replace(/\D/g, '') ?? '';
