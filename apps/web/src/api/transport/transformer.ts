import superjson from 'superjson';

const asIs = (value: unknown): unknown => value;

/**
 * Answers may hold dates. Inputs are plain JSON, because superjson builds whatever its input describes, such as an
 * array of any length, before a schema has seen it.
 */
export const transformer = { input: { serialize: asIs, deserialize: asIs }, output: superjson };
