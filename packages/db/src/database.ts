import type {} from './schema.ts';

/** Extends the event store's connection with the product's tables. */
export {
  ConnectedAsOwner,
  type ConnectOptions,
  connect,
  type Database,
  type Queryable,
  refuseOwner,
  type Tx,
} from '@palmares/event-store';
