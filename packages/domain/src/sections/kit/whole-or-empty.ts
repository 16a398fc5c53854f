import { z } from 'zod';
import { issue } from '../../kernel/field-errors.ts';
import { isBlank } from './draft.ts';

/** An optional field that is not text: blank in the form, null in the content. */
export const blankOr = <Value>(schema: z.ZodType<Value>) =>
  z
    .unknown()
    .transform((value) => (isBlank(value) ? null : value))
    .pipe(schema.nullable());

/** A record that is either empty or has every required field, so that it can be cleared as a whole. */
export const wholeOrEmpty = <Content extends object>(
  fields: z.ZodType<Content>,
  required: readonly (keyof Content & string)[],
): z.ZodType<Content> =>
  fields.check(({ value, issues }) => {
    if (Object.values(value).every(isBlank)) return;
    for (const field of required) {
      if (isBlank(value[field])) issues.push(issue('required', value[field], { path: [field] }));
    }
  });
