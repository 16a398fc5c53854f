import type { TestProject } from 'vitest/node';
import { MIGRATED, migratedDatabase } from './migrated-database.ts';
import type {} from './provided.ts';
import { startTestServer, templateServer } from './test-server.ts';

/**
 * Starts one server for the whole run, with a migrated template database that tests copy, and prepares a stopped server
 * to copy for tests that need their own.
 */
export default async (project: TestProject): Promise<() => Promise<void>> => {
  const template = await templateServer(migratedDatabase);
  // Copying files takes a third of what writing them through the log does, if the kernel copies.
  const server = await startTestServer({ settings: { file_copy_method: 'clone' } }, template);
  project.provide('postgres', {
    superuserUrl: server.superuserUrl(),
    ...(await migratedDatabase(server)),
    template: MIGRATED,
    templateServer: { folder: template.folder },
  });
  return async () => {
    await server.stop();
    template.remove();
  };
};
