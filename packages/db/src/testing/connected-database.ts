import { connect, type Database } from '../database.ts';
import { testDatabase } from './test-database.ts';

export interface ConnectedDatabase {
  /** Connected as the app. */
  readonly database: Database;
  /** Connected as the tables' owner, for what the app's role may not do, such as setting a row's time back. */
  readonly owner: Database;
  close(): Promise<void>;
}

export const connectedDatabase = async (): Promise<ConnectedDatabase> => {
  const { url, ownerUrl, drop } = await testDatabase();
  const database = connect({ url, applicationName: 'test' });
  const owner = connect({ url: ownerUrl, applicationName: 'test-owner', max: 4 });
  return {
    database,
    owner,
    close: async () => {
      await Promise.all([database.close(), owner.close()]);
      await drop();
    },
  };
};
