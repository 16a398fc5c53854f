export const languages = ['en', 'fr-ca'] as const;
export type Language = (typeof languages)[number];

/** The BCP 47 tag of a language as it is written in Canada, for Intl and for readers of a document. */
export const localeTag = (language: Language): 'en-CA' | 'fr-CA' => (language === 'fr-ca' ? 'fr-CA' : 'en-CA');
