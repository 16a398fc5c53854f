export type { Bank, Choice, GritStatement, Item } from '../bank-shape.ts';
export { bank } from './bank.ts';
export { bankOf, banks } from './banks.ts';
export { textsIn } from './texts-in.ts';
