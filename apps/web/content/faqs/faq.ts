/** The parts of the page in their order. */
export const faqSections = [
  'general',
  'athlete-plan',
  'portfolio-and-identity',
  'recruitment-and-visibility',
  'account-and-support',
  'technical-and-security',
  'for-parents',
  'for-coaches',
] as const;

export type FaqSection = (typeof faqSections)[number];

export interface Answer {
  /** Its address on the page, the same in both languages. */
  readonly id: string;
  readonly question: string;
  readonly html: string;
}

export interface Answers {
  readonly title: string;
  readonly answers: readonly Answer[];
}
