export { randomAnswers } from '../identity/testing/random-answers.ts';
export { randomFrom } from '../kernel/seeded-random.ts';
export { historyWith } from '../sections/sports-history/generated.ts';
export { nearestPair } from './nearest-pair.ts';
export { fixtureEvents, randomHistory } from './random-history.ts';
