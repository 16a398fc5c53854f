export { leases } from './leases.ts';
export { masterKeyState } from './master-key.ts';
export { migrationState } from './migrations.ts';
export { oldestTransaction } from './oldest-transaction.ts';
export { parked } from './parked.ts';
export { projectorLag } from './projector-lag.ts';
export { rightsOnTheLog } from './rights.ts';
export { server } from './server.ts';
