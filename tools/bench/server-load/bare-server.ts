import { startChild } from '../child.ts';
import type { BenchContext } from '../suite.ts';

export type BareAnswer =
  | { readonly kind: 'bytes'; readonly headers: Readonly<Record<string, string>>; readonly base64: string }
  /** Renders this page's elements for each request. */
  | { readonly kind: 'rendered'; readonly html: string };

/** Starts a `node:http` server that only gives every request this answer. Returns its URL. */
export const startBareServer = (context: BenchContext, answer: BareAnswer): Promise<string> =>
  startChild<BareAnswer, string>(context, new URL('bare-server-process.ts', import.meta.url)).ask(answer);
