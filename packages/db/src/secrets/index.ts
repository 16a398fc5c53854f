export { HASHES_AT_ONCE } from './slow-hash.ts';
