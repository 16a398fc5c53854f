export const countries = ['can', 'usa'] as const;
export type Country = (typeof countries)[number];
