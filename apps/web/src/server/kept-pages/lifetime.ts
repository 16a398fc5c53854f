/** Milliseconds after which a page is rendered again, because it may show an age, a season or a price. */
export const LIFETIME_MS = 60 * 60 * 1000;
