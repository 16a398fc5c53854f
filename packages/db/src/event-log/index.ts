export { createEventLog, type PostgresEventLog } from './event-log.ts';
export { createKeyring, KeyDestroyed, KeyMissing, type Keyring, readSecret } from './keyring.ts';
