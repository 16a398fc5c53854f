/** Returns the path without its percent signs; undefined for one that cannot be decoded, such as `/%` or `/%ff`. */
export const decoded = (path: string): string | undefined => {
  try {
    // Returned, because the build removes a call whose result nobody uses, and with it what it throws.
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
};
