import { runScript } from './run-script.mjs';

const help = `npm test                 everything below, a short soak, and a smoke run of the bench without the product
npm run test:quick       types, lint, unused code, checks, and the unit tests affected by changes since main
npm run test:unit        rules, parts and the checks of the repository itself
npm run test:db          against a real PostgreSQL
npm run test:e2e         the whole product in a browser
npm run test:long        not in npm test: 10 minutes (SOAK_SECONDS) of 16 writers while workers, connections and
                         PostgreSQL are killed, and a server whose clock is set ahead and back; then each suite of
                         npm run bench once, to see that it still runs

test:unit, test:db and test:e2e take paths and run only their tests: npm run test:unit -- packages/domain/src/kernel

Time limits follow the machine: a fixed piece of work measures how many times slower than a quiet one it is, and they
are multiplied by that factor. A suite ends after more than 20 failures (tests,
hooks, files that do not load), or three times its usual time. With CI set,
failed tests are retried once; those that pass only then are listed as flaky.

The browser is the one that CHROMIUM names, else an installed Chromium, else Debian's package (as root), else
Playwright's. The dump-and-restore test needs Debian's package postgresql, the tests that move a server's clock need
libfaketime, and the test of a text browser needs w3m; as root, all three are installed.`;

const args = process.argv.slice(2);
if (args.includes('--help') || args.includes('-h')) {
  console.log(help);
} else {
  runScript('tools/test/main.ts', args);
}
