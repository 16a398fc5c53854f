import { Argument, Command } from 'commander';
import { completionRows } from '../completion/rows.ts';
import { completionScripts, type Shell, shells } from '../completion/scripts.ts';
import { writeText } from '../terminal.ts';
import { examples } from './examples.ts';

/** `loadProgram` loads the tree of all commands, of which this one is a part. */
export const completionCommand = (loadProgram: () => Promise<Command>): Command =>
  new Command('completion')
    .description('print a script that completes the commands and options of palmares in a shell')
    .addArgument(new Argument('<shell>', 'the shell that reads the script').choices([...shells]))
    .addHelpText('after', examples('palmares completion bash', 'palmares completion fish'))
    .action(async (shell: Shell) => {
      writeText(`${completionScripts[shell](completionRows(await loadProgram()))}\n`);
    });
