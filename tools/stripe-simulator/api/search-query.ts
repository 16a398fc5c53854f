import { ApiError } from '../api-error.ts';
import type { Metadata } from '../model.ts';

/** Parses the only supported search: `metadata['key']:'value'`. */
export const metadataSearch = (query: string): ((metadata: Metadata) => boolean) => {
  const found = /^metadata\['([^']+)'\]:'([^']*)'$/.exec(query.trim());
  const [, key, value] = found ?? [];
  if (key === undefined || value === undefined)
    throw new ApiError(400, `This simulator searches only by metadata['key']:'value', not by: ${query}`, {
      param: 'query',
    });
  return (metadata) => metadata[key] === value;
};
