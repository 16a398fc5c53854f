import { type Expression, sql } from 'kysely';

/**
 * Splits into words, in lower case without accents. Drops control characters, because Postgres takes no text with a
 * null character.
 */
const wordsOf = (text: string): readonly string[] => [
  ...new Set(
    text
      .normalize('NFD')
      .replaceAll(/[\u0300-\u036f]/g, '')
      .toLowerCase()
      .split(/[\s\p{C}\-’'/(),]+/u)
      .filter(Boolean),
  ),
];

/** True where `column` contains every word of `text`, ignoring accents and case. Postgres decomposes without an extension. */
export const containsWords = (column: Expression<string>, text: string): Expression<boolean> => {
  const plain = sql`lower(regexp_replace(normalize(${column}, nfd), '[\\u0300-\\u036f]', '', 'g'))`;
  const conditions = wordsOf(text).map((word) => sql`position(${word}::text in ${plain}) > 0`);
  return conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(conditions, sql` and `)})`;
};
