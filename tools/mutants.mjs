import { ensureInstalled, goOn } from './install.mjs';

const help = `npm run test:mutants               takes the guards of the event store out, one after the other, and expects a test to fail
npm run test:mutants -- fence      only those with that in their name

In a copy of the repository, so nothing here is changed. Ends with 1 when a guard can go and no test notices.`;

const args = process.argv.slice(2);
if (args.includes('--help') || args.includes('-h')) {
  console.log(help);
} else {
  ensureInstalled();
  goOn('tools/mutants/main.ts', args);
}
