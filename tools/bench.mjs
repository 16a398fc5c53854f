import { runScript } from './run-script.mjs';

const help = `npm run bench                        every suite below, one after another
npm run bench -- events projection   only these

Suites
  events       append and load, beside a bare INSERT, Emmett and message-db
  history      a page and a moment of a portfolio of 10,000 events, beside a SELECT and a fold
  projection   lag from commit to commit, rebuild, memory of the projector
  retry        retrying parked athletes: athletes per second, memory
  growth       append, load and poll from 10,000 to 10,000,000 events (15 to 30 minutes, 23 GB)
  proof        signing and proving a log of 1,000,000 athletes: memory, time beside a bare SELECT
  site         the first pages: Lighthouse, weight of scripts, what the shell costs the server
  server       requests per second at 20 connections, beside bare servers that answer the same
  hostile      health checks, a scout's page and a log-in while hostile requests are sent
  auth         logging in beside argon2id alone; statements and scans of a session check
  cli          the help of palmares beside a Node process that does nothing

Options
  --quick      each suite within a minute, with fewer rounds and less data
  --smoke      each suite with the least data, once, without peers and Lighthouse: exits with 1 when one no longer runs
  --no-site    only the suites that do not start the product; takes no names
  --check      exit with 1 when a bar does not hold

Each suite starts its own PostgreSQL with fsync on and writes bench-results/<suite>.json. docs/bench.md says how to read
it. A smoke run has one PostgreSQL, with fsync off, and one site without demo athletes for all suites, and writes no
results.`;

const args = process.argv.slice(2);
if (args.includes('--help') || args.includes('-h')) {
  console.log(help);
} else {
  runScript('tools/bench/main.ts', args);
}
