import { Command } from 'commander';
import { amend, close } from '../incident/change.ts';
import { exportRegister } from '../incident/export.ts';
import { list } from '../incident/list.ts';
import { register } from '../incident/register.ts';
import { withOperator } from '../operators/operator.ts';
import { examples } from './examples.ts';

const AS_JSON = ['--json', 'answer as JSON'] as const;
const NUMBER = ['<incident>', 'number of the incident, as incident list shows it'] as const;

/** Every text is one line, and none names an athlete. */
const withFacts = (command: Command): Command =>
  withOperator(command, { reason: 'required' })
    .option('--information <text>', 'the personal information concerned, such as "names and email addresses"')
    .option('--information-unknown <text>', 'why it cannot be described')
    .option('--circumstances <text>', 'what happened, in short')
    .option('--happened <date>', 'when it happened: a date, or two as 2026-12-01..2026-12-03')
    .option('--dates-estimated <yes|no>', 'whether these dates are an estimate')
    .option('--aware <date>', 'when we became aware of it')
    .option('--persons <number>', 'how many people it concerns')
    .option('--in-quebec <number>', 'how many of them live in Quebec')
    .option('--persons-estimated <yes|no>', 'whether these numbers are an estimate')
    .option('--sensitivity <text>', 'how sensitive the information is')
    .option('--misuse <text>', 'how it could be misused')
    .option('--consequences <text>', 'the likely consequences for these people')
    .option('--likelihood <text>', 'how likely a harmful use is')
    .option('--serious-risk <yes|no>', 'whether there is a risk of serious injury')
    .option('--commission-notified <date>', 'when the Commission d’accès à l’information was notified')
    .option('--persons-notified <date>', 'when these people were notified')
    .option('--public-notice <date>', 'when a public notice was given')
    .option('--public-notice-reason <text>', 'why a public notice was given')
    .option('--measures <text>', 'what was done to reduce the risk')
    .option('--dry-run', 'check what was typed, and change nothing')
    .option(...AS_JSON);

export const incidentCommand = (): Command =>
  new Command('incident')
    .description('the register of confidentiality incidents that Quebec’s law asks for, kept for five years')
    .addCommand(
      withFacts(
        new Command('register').description('register an incident on the day you learn of it; complete it later'),
      )
        .addHelpText(
          'after',
          examples(
            'palmares incident register --aware 2026-12-07 --circumstances "a notice went to wrong addresses" --reason "found in a log"',
          ),
        )
        .action(register),
    )
    .addCommand(
      withFacts(new Command('amend').description('complete or correct an incident in the register').argument(...NUMBER))
        .addHelpText(
          'after',
          examples(
            'palmares incident amend 3 --serious-risk yes --commission-notified 2026-12-08 --reason "assessed with the privacy officer"',
          ),
        )
        .action(amend),
    )
    .addCommand(
      withFacts(
        new Command('close')
          .description('close an incident whose entry is complete; the same options complete it')
          .argument(...NUMBER),
      )
        .addHelpText(
          'after',
          examples('palmares incident close 3 --measures "the job was fixed" --reason "nothing is left to do"'),
        )
        .action(close),
    )
    .addCommand(
      new Command('list')
        .description('list the incidents, the newest first')
        .option('--open', 'only those that are not closed')
        .option(...AS_JSON)
        .addHelpText('after', examples('palmares incident list --open'))
        .action(list),
    )
    .addCommand(
      new Command('export')
        .description('print the register in the form that the regulator asks for')
        .option('--language <language>', 'language of the headings: en or fr-ca', 'fr-ca')
        .option(...AS_JSON)
        .addHelpText('after', examples('palmares incident export --language fr-ca'))
        .action(exportRegister),
    );
