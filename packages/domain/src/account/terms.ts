/** The version of the terms of use that an account must have accepted: that of the texts in `apps/web/content/legal`. */
export const termsVersion = '2026-11-25';
