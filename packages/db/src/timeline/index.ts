export type { Fact, FactDetails, FactName, MailQueue, MailState } from './facts.ts';
export { type FactsAsked, type FactsFound, factsAbout } from './facts-about.ts';
