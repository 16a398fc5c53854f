/** The pages that search engines may list, without their language. The landing page has no path of its own. */
export const publicPages = [
  '',
  'pricing',
  'portfolio-demo',
  'portfolio-demo-gate',
  'contact-us',
  'terms-of-use',
  'privacy',
] as const;

export type PublicPath = Exclude<(typeof publicPages)[number], ''>;
