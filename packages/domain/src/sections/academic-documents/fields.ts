import { z } from 'zod/mini';
import { ATHLETE_BYTES, DOCUMENT_PAGES } from '../../files/index.ts';
import { absentOr } from '../../kernel/field-errors.ts';
import { line, lineLimits } from '../../kernel/text.ts';
import { itemId } from '../kit/item-commands.ts';

export const academicDocumentsLimits = { documents: 10, name: lineLimits } as const;

const documentTypes = ['image/jpeg', 'image/png', 'application/pdf'] as const;

const count = (max: number) =>
  z.int({ error: absentOr('invalid') }).check(z.gte(1, { error: 'invalid' }), z.lte(max, { error: 'invalid' }));

/**
 * `id` is the file's id. `type`, `bytes` and `pages` repeat what the server knows of the stored file, which may be larger
 * than the uploaded one.
 */
export const academicDocument = z.object({
  id: itemId,
  name: line({ ...lineLimits, required: true }),
  type: z.enum(documentTypes, { error: absentOr('choice_invalid') }),
  bytes: count(ATHLETE_BYTES),
  /** Number of pages of a PDF; null for a picture. */
  pages: z.nullable(count(DOCUMENT_PAGES)),
});

export type AcademicDocument = z.infer<typeof academicDocument>;
