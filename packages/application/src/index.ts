export { fingerprintOf } from './fingerprint.ts';
export * from './handle-command.ts';
