/** True at one of the places and below it, in any language and before one is chosen. */
export const isAt = (path: string, places: readonly string[]): boolean =>
  [path, path.replace(/^\/[^/]+/, '')].some((rest) =>
    places.some((place) => rest === `/${place}` || rest.startsWith(`/${place}/`)),
  );

/** Pages for a guardian, who has no account. */
export const guardianPlaces = ['auth/guardian', 'auth/guardian-withdraw'] as const;

/** True for the pages that the app shows: an athlete's own, and those that lead to an account. */
export const isOfApp = (path: string): boolean => isAt(path, ['app', 'auth']) && !isAt(path, guardianPlaces);
