/** Joins the parts of a line that are not empty. A line that wraps ends with the dot and never begins with it. */
export const separated = (parts: readonly string[]): string => parts.filter((part) => part !== '').join('\u00a0· ');
