/** An expected "no": a code, the field it concerns, and parameters for the words that the edge chooses. */
export interface Refusal<Code extends string = string> {
  readonly code: Code;
  readonly field?: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

export type Outcome<Value, R extends Refusal = Refusal> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: R };

export const accepted = <Value>(value: Value): { readonly ok: true; readonly value: Value } => ({ ok: true, value });

export const refused = <Code extends string>(
  code: Code,
  details: Omit<Refusal<Code>, 'code'> = {},
): { readonly ok: false; readonly refusal: Refusal<Code> } => ({ ok: false, refusal: { code, ...details } });
