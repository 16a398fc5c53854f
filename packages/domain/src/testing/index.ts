export { historyWith, randomFrom } from '../sections/sports-history/generated.ts';
export { randomHistory } from './random-history.ts';
