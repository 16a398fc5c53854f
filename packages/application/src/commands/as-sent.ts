const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * Returns the parsed value without the fields that the sender did not name. A newer program fills those with defaults,
 * so a retry of a command that an earlier program stored would otherwise count as a different command.
 */
export const asSent = (parsed: unknown, sent: unknown): unknown => {
  if (Array.isArray(parsed)) return parsed.map((item, at) => asSent(item, Array.isArray(sent) ? sent[at] : undefined));
  if (!isObject(parsed) || !isObject(sent)) return parsed;
  const given = new Map(Object.entries(sent));
  return Object.fromEntries(
    Object.entries(parsed)
      .filter(([name]) => given.has(name))
      .map(([name, value]) => [name, asSent(value, given.get(name))]),
  );
};
