export { bundle } from './bundle.ts';
export { isFresh, programOf } from './inputs.ts';
