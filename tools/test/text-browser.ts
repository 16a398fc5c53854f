import { existsSync } from 'node:fs';
import { installFromDebian } from '@palmares/db/testing';

/** Installs w3m, if run as root on Debian. Without it, the test of a text browser fails. */
export const prepareTextBrowser = (env: NodeJS.ProcessEnv): void => {
  if (existsSync('/usr/bin/w3m') || process.getuid?.() !== 0) return;
  console.log('No w3m here; installing it from Debian …');
  if (!installFromDebian('w3m', env)) console.log('w3m cannot be installed: the test of a text browser will fail.');
};
