const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';

/** Does not escape: file keys contain no character that XML would need escaped. */
const tag = (name: string, content: string | number | boolean): string => `<${name}>${content}</${name}>`;

export const errorXml = (code: string): string =>
  DECLARATION + tag('Error', tag('Code', code) + tag('Message', code) + tag('RequestId', 'local'));

/** The keys that a DeleteObjects request names. */
export const keysToDelete = (body: string): readonly string[] =>
  [...body.matchAll(/<Key>([^<]*)<\/Key>/g)].flatMap(([, key]) => key ?? []);

/** The answer to DeleteObjects; `kept` lists the keys that were not deleted. */
export const deletedXml = (kept: readonly string[]): string => {
  const errors = kept.map((key) => tag('Error', tag('Key', key) + tag('Code', 'InternalError')));
  return DECLARATION + tag('DeleteResult', errors.join(''));
};

interface Listed {
  readonly bytes: Buffer;
  readonly changedAt: Date;
}

const contents = ([key, { bytes, changedAt }]: readonly [string, Listed]): string =>
  tag('Contents', tag('Key', key) + tag('Size', bytes.length) + tag('LastModified', changedAt.toISOString()));

/** The answer to ListObjectsV2: at most 1000 keys in order, starting after the token. */
export const listXml = (bucket: string, objects: ReadonlyMap<string, Listed>, query: URLSearchParams): string => {
  const prefix = query.get('prefix') ?? '';
  const after = query.get('continuation-token') ?? '';
  const most = Math.min(Number(query.get('max-keys') ?? 1000), 1000);
  const matching = [...objects]
    .filter(([key]) => key.startsWith(prefix) && key > after)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const page = matching.slice(0, most);
  const isTruncated = matching.length > page.length;
  const next = isTruncated ? tag('NextContinuationToken', page.at(-1)?.[0] ?? '') : '';
  const head =
    tag('Name', bucket) + tag('Prefix', prefix) + tag('KeyCount', page.length) + tag('IsTruncated', isTruncated);
  return DECLARATION + tag('ListBucketResult', head + next + page.map(contents).join(''));
};
