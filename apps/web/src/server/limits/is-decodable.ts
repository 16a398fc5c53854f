const decoded = (path: string): string | undefined => {
  try {
    // Returned, because the build removes a call whose result nobody uses, and with it what it throws.
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
};

/** False for a path such as `/%` or `/%ff`. */
export const isDecodable = (path: string): boolean => decoded(path) !== undefined;
