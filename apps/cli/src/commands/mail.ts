import { Command } from 'commander';
import { limitOption } from '../limit.ts';
import { listMails } from '../mail/list.ts';
import { resend } from '../mail/resend.ts';
import { withOperator } from '../operators/operator.ts';
import { examples } from './examples.ts';

const AS_JSON = ['--json', 'answer as JSON'] as const;

export const mailCommand = (): Command =>
  new Command('mail')
    .description('the last week’s emails: list them, list those that failed, send one again')
    .addCommand(
      new Command('list')
        .description('list the emails to an athlete, or those that failed, without addresses or text')
        .argument('[athlete]', 'id or email')
        .option('--failed', 'only those that could not be sent')
        .addOption(limitOption('mails'))
        .option(...AS_JSON)
        .addHelpText('after', examples('palmares mail list nora@example.com', 'palmares mail list --failed'))
        .action(listMails),
    )
    .addCommand(
      withOperator(new Command('resend'), { reason: 'required' })
        .description('send an email again if what it says is still true, unless its one-time code or link has expired')
        .argument('<mail>', 'id, as mail list prints it')
        .option('--dry-run', 'say whether it would be sent, and send nothing')
        .option(...AS_JSON)
        .addHelpText(
          'after',
          examples('palmares mail resend 01980f3e-5b1c-7a52-9d0e-3f4a5b6c7d8e --reason "the mail server was down"'),
        )
        .action(resend),
    );
