import { z } from 'zod/mini';
import { EXPORT_FORMAT, type ExportFileName, exportFiles } from './files.ts';

const limits = [
  'minLength',
  'maxLength',
  'pattern',
  'format',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'default',
] as const;

type JsonSchema = z.core.JSONSchema.JSONSchema;

/** Limits are those of new content, and may be tighter than they were. */
const withoutLimits = ({ jsonSchema }: { readonly jsonSchema: JsonSchema }): void => {
  for (const limit of limits) delete jsonSchema[limit];
};

const definitionOf = (name: ExportFileName): JsonSchema => {
  const { $schema: _, ...definition } = z.toJSONSchema(exportFiles[name], {
    unrepresentable: 'any',
    ...(name === 'portfolio' ? { override: withoutLimits } : {}),
  });
  return definition;
};

const names: readonly ExportFileName[] = ['account', 'portfolio', 'identity', 'sharing', 'history'];

/** The JSON Schema of the files in a download: each `.json` file is one of its definitions. */
export const exportSchema = (): JsonSchema => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: EXPORT_FORMAT,
  oneOf: names.map((name) => ({ $ref: `#/$defs/${name}` })),
  $defs: Object.fromEntries(names.map((name) => [name, definitionOf(name)])),
});
