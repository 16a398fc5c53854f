import type { TestProject } from 'vitest/node';
import { ensureLoginRoles } from '../migrations/login-roles.ts';
import { migrate } from '../migrations/migrate.ts';
import type {} from './provided.ts';
import { startTestServer } from './test-server.ts';

const TEMPLATE = 'palmares_template';

/** One server for the whole run, and one migrated database that every test file's own is copied from. */
export default async (project: TestProject): Promise<() => Promise<void>> => {
  const server = await startTestServer();
  try {
    const ownerUrl = await server.ownedDatabase(TEMPLATE);
    await migrate(ownerUrl);
    const urls = await ensureLoginRoles(ownerUrl, { appPassword: 'app', readerPassword: 'reader' });
    project.provide('postgres', { superuserUrl: server.superuserUrl(), ownerUrl, ...urls, template: TEMPLATE });
  } catch (error) {
    await server.stop();
    throw error;
  }
  return () => server.stop();
};
