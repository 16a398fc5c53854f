/** True at one of the places and below it, in any language and before one is chosen. */
export const isAt = (path: string, places: readonly string[]): boolean =>
  [path, path.replace(/^\/[^/]+/, '')].some((rest) =>
    places.some((place) => rest === `/${place}` || rest.startsWith(`/${place}/`)),
  );

/** True for an athlete's own pages, and for those that lead to an account or are opened by an emailed link. */
export const isOfApp = (path: string): boolean => isAt(path, ['app', 'auth']);
