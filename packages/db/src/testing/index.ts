export { aContact, contactAdded } from './a-contact.ts';
export { aLink, manyLinks } from './a-link.ts';
export { aPlan, aPublicLink } from './a-public-link.ts';
export { anAccount } from './an-account.ts';
export { catalogueOf } from './catalogue.ts';
export { closedFor, closedLinks } from './closed-links.ts';
export { type ConnectedDatabase, connectedDatabase } from './connected-database.ts';
export { type ConnectedServer, connectedServer } from './connected-server.ts';
export { relationsHolding } from './data-files.ts';
export { installFromDebian, quietly } from './debian-package.ts';
export { debianPostgres, requireDebianPostgres } from './debian-postgres.ts';
export { metadata, mottoWritten, request, type TestLog, testLog } from './event-log.ts';
export { scrape } from './exposition.ts';
export { MIGRATED, type MigratedDatabase, migratedDatabase } from './migrated-database.ts';
export { silentProxy } from './silent-proxy.ts';
export { type ReceivedSpan, spanReceiver } from './span-receiver.ts';
export { storeEvent } from './stored-event.ts';
export { cutShort, removed, rewritten, tampered } from './tamper.ts';
export {
  emptyDatabase,
  type OwnServer,
  ownServer,
  type TestDatabase,
  testDatabase,
  withDatabase,
} from './test-database.ts';
export { startTestServer } from './test-server.ts';
export { throwawayFolder } from './throwaway-folder.ts';
export { untilReadable } from './until-readable.ts';
export { within } from './within.ts';
