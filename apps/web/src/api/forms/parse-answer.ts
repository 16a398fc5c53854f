import { z } from 'zod/mini';
import { isRefusalCode, type RefusalCode } from '../../notices/refusal-words.ts';
import { formActs } from './form-acts.ts';

const isKnownCode = (code: unknown): code is RefusalCode => typeof code === 'string' && isRefusalCode(code);

const formAnswer = z.object({
  /** Absent if nothing was refused. */
  refusal: z.optional(
    z.object({
      code: z.custom<RefusalCode>(isKnownCode),
      field: z.optional(z.string()),
      params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
    }),
  ),
  /** Names the act of an accepted form, for a page that says so. */
  done: z.optional(z.enum(Object.values(formActs).flat())),
  /** Too many attempts, or too many visitors at once. */
  wait: z.optional(z.literal(true)),
  /** The server took too long; the request may have succeeded all the same. */
  late: z.optional(z.literal(true)),
  /** Another account has logged in since the page was shown. */
  anotherAccount: z.optional(z.literal(true)),
  /** The browser keeps no cookies, which the form needs. */
  noCookies: z.optional(z.literal(true)),
  /** The typed fields, without passwords. */
  typed: z.record(z.string(), z.string()),
});

/** The server's answer to a posted form. */
export type FormAnswer = z.infer<typeof formAnswer>;

/** Returns null for anything that the server did not write, because anyone can edit a cookie. */
export const parseAnswer = (kept: string, unpack: (kept: string) => string = (json) => json): FormAnswer | null => {
  try {
    return formAnswer.safeParse(JSON.parse(unpack(kept))).data ?? null;
  } catch {
    return null;
  }
};
