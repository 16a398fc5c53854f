#!/usr/bin/env node
import { CommanderError } from 'commander';
import { outliveReaders } from './outlive-readers.ts';
import { exitCodes, Problem, reportProblem } from './output.ts';
import { isCommandName, loadProgram } from './program.ts';

const usageMessage = (error: CommanderError): string =>
  error.code === 'commander.help' ? 'Name a command: see palmares --help.' : error.message.replace(/^error: /, '');

outliveReaders();
try {
  const program = await loadProgram(process.argv.filter(isCommandName));
  await program.parseAsync();
} catch (error) {
  if (error instanceof CommanderError && error.exitCode === 0) process.exitCode = exitCodes.ok;
  else if (error instanceof CommanderError) {
    reportProblem(usageMessage(error));
    process.exitCode = exitCodes.usage;
  } else {
    reportProblem(error);
    process.exitCode = error instanceof Problem ? error.exitCode : exitCodes.failed;
  }
}
