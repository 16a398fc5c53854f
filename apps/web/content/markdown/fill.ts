/** Fills the placeholders in braces. Throws if a placeholder has no value. */
export const fill = (markdown: string, values: Readonly<Record<string, string>>): string =>
  markdown.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The text names {${name}}, which has no value`);
    return value;
  });
