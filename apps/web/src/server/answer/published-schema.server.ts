import { exportSchema } from '@palmares/domain/data-export';

let text: string | undefined;

/** The JSON Schema of the files in a data download; undefined for any other path. */
export const publishedSchema = (path: string): Response | undefined => {
  if (path !== '/export-schema.json') return undefined;
  text ??= `${JSON.stringify(exportSchema(), null, 2)}\n`;
  return new Response(text, { headers: { 'content-type': 'application/schema+json; charset=utf-8' } });
};
