/** Returns a function that does the work once for each text and language, in a process. Failures are not kept. */
export const oncePerText = <Names extends readonly [string, string], Content>(
  read: (...names: Names) => Content,
): ((...names: Names) => Content) => {
  const known = new Map<string, Content>();
  return (...names) => {
    const key = names.join('.');
    const content = known.get(key) ?? read(...names);
    known.set(key, content);
    return content;
  };
};
