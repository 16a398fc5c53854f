import superjson from 'superjson';

const asIs = (value: unknown): unknown => value;

/**
 * Answers may hold dates. What a caller sends is plain JSON: superjson builds whatever its input describes, an array of
 * any length for one, before a schema has seen it.
 */
export const transformer = { input: { serialize: asIs, deserialize: asIs }, output: superjson };
