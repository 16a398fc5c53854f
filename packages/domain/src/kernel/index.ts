export { countries } from './country.ts';
export type { Context, Decider, DomainEvent } from './decider.ts';
export { absentOr, type FieldCode, type FieldError, fieldErrors, refusedBy } from './field-errors.ts';
export { type Language, languages } from './language.ts';
export { normalizeWithin } from './normalize.ts';
export { accepted, type Outcome, type Refusal, refused } from './outcome.ts';
export { same } from './same.ts';
export { athleteOf, type StreamId, type StreamKind, streamKinds, streamOf } from './stream.ts';
export { charactersIn, line, wordsIn } from './text.ts';
