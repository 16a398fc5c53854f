export { createEventLog, type PostgresEventLog } from './event-log.ts';
export { createKeyring, KeyMissing, type Keyring, readSecret } from './keyring.ts';
