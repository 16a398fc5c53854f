const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * The parsed value without the fields that its sender did not name. A program that knows more fields gives them a default,
 * so a command that an earlier program took, and whose answer was lost, would look like another one when it is sent again.
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
