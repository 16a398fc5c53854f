import type {} from './schema.ts';

/** The event store's connection, which knows the product's tables from here on. */
export {
  ConnectedAsOwner,
  type ConnectOptions,
  connect,
  type Database,
  type Queryable,
  refuseOwner,
  type Tx,
} from '@palmares/event-store';
