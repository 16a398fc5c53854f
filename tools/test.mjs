import { ensureInstalled, goOn } from './install.mjs';

const help = `npm test                 everything below
npm run test:quick       types, lint, unused code, checks, and the unit tests that reach what changed since main
npm run test:unit        rules, parts and the checks of the repository itself
npm run test:db          against a real PostgreSQL
npm run test:e2e         the whole product in a browser
npm run test:long        not in npm test: 10 minutes (SOAK_SECONDS) of 16 writers while workers, connections and
                         PostgreSQL die; prints what it did. And a server's clock that is set ahead and back

test:unit, test:db and test:e2e take paths, and run the tests in them alone: npm run test:unit -- packages/domain/src/kernel

Chromium is the one CHROMIUM names, else an installed one, else Debian's package (as root), else Playwright's.
The test of dump and restore needs Debian's package postgresql, the tests that move a server's clock libfaketime: both are
installed as root.`;

const args = process.argv.slice(2);
if (args.includes('--help') || args.includes('-h')) {
  console.log(help);
} else {
  ensureInstalled();
  goOn('tools/test/main.ts', args);
}
