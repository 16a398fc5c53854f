export const languages = ['en', 'fr-ca'] as const;
export type Language = (typeof languages)[number];
