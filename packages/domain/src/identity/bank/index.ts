export type { Bank, Choice, GritStatement, Item } from '../bank-shape.ts';
export { bank } from './bank.ts';
export { bankOf, banks, textsOf } from './editions.ts';
