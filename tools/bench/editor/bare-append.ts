import type { Page } from 'puppeteer-core';
import { startChild } from '../child.ts';
import type { BenchContext } from '../suite.ts';

export interface BareAppend {
  readonly databaseUrl: string;
  /** Base64. */
  readonly masterKey: string;
  readonly athleteId: string;
  /** Version of the athlete's portfolio. */
  readonly version: number;
}

/** Starts a `node:http` server that only appends each received text to an athlete's portfolio. Returns its URL. */
export const startBareAppend = (context: BenchContext, append: BareAppend): Promise<string> =>
  startChild<BareAppend, string>(context, new URL('bare-append-process.ts', import.meta.url)).ask(append);

/** Opens a page of the bare server and sends one text after another. Returns the milliseconds until each answer. */
export const timeAppends = async (
  page: Page,
  url: string,
  { text, count }: { readonly text: string; readonly count: number },
): Promise<readonly number[]> => {
  await page.goto(url);
  return page.evaluate(
    async (body, times) => {
      const took: number[] = [];
      while (took.length < times) {
        const began = performance.now();
        const answer = await fetch('/append', { method: 'POST', body });
        if (!answer.ok) throw new Error(`The bare append answered ${answer.status}`);
        await answer.text();
        took.push(performance.now() - began);
      }
      return took;
    },
    text,
    count,
  );
};
