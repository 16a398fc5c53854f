export { ensureLoginRoles } from './login-roles.ts';
export { migrate, readMigrations } from './migrate.ts';
