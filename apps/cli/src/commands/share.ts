import { Command } from 'commander';
import { languageOption, timeZoneOption } from '../history/open-history.ts';
import { SHOWN_OPENINGS } from '../history/opening-words.ts';
import { limitOption } from '../limit.ts';
import { withOperator } from '../operators/operator.ts';
import { listLinks } from '../share/list.ts';
import { revokeWithId } from '../share/revoke.ts';
import { sawLink } from '../share/saw.ts';
import { examples } from './examples.ts';

const AS_JSON = ['--json', 'answer as JSON'] as const;
const LINK = ['<link>', 'id of the link, not its address'] as const;

export const shareCommand = (): Command =>
  new Command('share')
    .description('an athlete’s links: list them, list the visits to one, close one')
    .addCommand(
      new Command('list')
        .description('list an athlete’s links without their addresses, and say why none works')
        .argument('<athlete>', 'id or email')
        .addOption(limitOption('links'))
        .option(...AS_JSON)
        .addHelpText('after', examples('palmares share list nora@example.com'))
        .action(listLinks),
    )
    .addCommand(
      new Command('saw')
        .description('list recent visits to one link; history openings --open replays what one visitor saw')
        .argument(...LINK)
        .addOption(limitOption('openings', SHOWN_OPENINGS))
        .addOption(languageOption())
        .addOption(timeZoneOption())
        .option(...AS_JSON)
        .addHelpText(
          'after',
          examples('palmares share saw 01980f3e-5b1c-7a52-9d0e-3f4a5b6c7d8e --time-zone America/Toronto'),
        )
        .action(sawLink),
    )
    .addCommand(
      withOperator(new Command('revoke'), { reason: 'required' })
        .description('permanently close a link: visitors lose access at once, and the athlete’s history shows it')
        .argument(...LINK)
        .option('--yes', 'do not ask for confirmation')
        .option('--dry-run', 'say which link would be closed, and close nothing')
        .option(...AS_JSON)
        .addHelpText(
          'after',
          examples(
            'palmares share revoke 01980f3e-5b1c-7a52-9d0e-3f4a5b6c7d8e --dry-run --reason "asked by phone"',
            'palmares share revoke 01980f3e-5b1c-7a52-9d0e-3f4a5b6c7d8e --yes --reason "asked by phone"',
          ),
        )
        .action(revokeWithId),
    );
