export { HashQueueFull, MAX_WAITING } from './slow-hash.ts';
