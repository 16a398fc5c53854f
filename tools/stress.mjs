import { runScript } from './run-script.mjs';

const help = `npm run test:stress                            every unit, database and browser test, with two busy processes per core
npm run test:stress -- --rounds 3 PATH …       only the tests in these paths, three times

Failed tests are not retried. Each round is added to node_modules/.cache/stress.ndjson with its commit, load and factor.`;

const args = process.argv.slice(2);
if (args.includes('--help') || args.includes('-h')) {
  console.log(help);
} else {
  runScript('tools/stress/main.ts', args);
}
