import { z } from 'zod/mini';
import { issue } from '../../kernel/field-errors.ts';
import { isBlank } from './draft.ts';

/** An optional field that is not text: blank in the form, null in the content. */
export const blankOr = <Value>(schema: z.ZodMiniType<Value>) =>
  z.pipe(
    z.pipe(
      z.unknown(),
      z.transform((value) => (isBlank(value) ? null : value)),
    ),
    z.nullable(schema),
  );

/** A record that is either empty or has every required field, so that it can be cleared as a whole. */
export const wholeOrEmpty = <Content extends object>(
  fields: z.ZodMiniType<Content>,
  required: readonly (keyof Content & string)[],
): z.ZodMiniType<Content> =>
  fields.check(({ value, issues }) => {
    if (Object.values(value).every(isBlank)) return;
    for (const field of required) {
      if (isBlank(value[field])) issues.push(issue('required', value[field], { path: [field] }));
    }
  });
