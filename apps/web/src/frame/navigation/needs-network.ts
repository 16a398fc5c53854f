const editor = /\/app\/portfolio\/edit(?:\/|$)/;

/** True unless both addresses show the same page, or are pages of the open editor, which has loaded all it needs. */
export const needsNetwork = (from: string, to: string): boolean =>
  from !== to && !(editor.test(from) && editor.test(to));
