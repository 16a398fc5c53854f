/** The oldest versions of browsers in which the pages of the app work, as README says. */
export const floor = { chrome: 109, edge: 109, firefox: 115, safari: 16.4 } as const;

/** These versions as targets of the compiler, which rewrites newer syntax and styles. */
export const targets: string[] = Object.entries(floor).map(([browser, version]) => `${browser}${version}`);

/** The newest edition of ECMAScript whose syntax all of these browsers have. The target of V8 109 lacks 2023's. */
export const EDITION = 2022;
