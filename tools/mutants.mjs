import { runScript } from './run-script.mjs';

const help = `npm run test:mutants               removes each guard of the event store in turn and expects a test to fail
npm run test:mutants -- fence      only the guards with that in their name

Runs in a copy of the repository, so nothing here is changed. Exits with 1 when no test notices a missing guard.`;

const args = process.argv.slice(2);
if (args.includes('--help') || args.includes('-h')) {
  console.log(help);
} else {
  runScript('tools/mutants/main.ts', args);
}
