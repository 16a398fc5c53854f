import { css } from '@palmares/ui/styled-system/css';
import type { TeamColor } from './team-colors.ts';

/** Sets `--cloth`, and `--cloth-ink` for text on it. */
export const teamColorClass: Readonly<Record<TeamColor, string>> = {
  red: css({ '--cloth': '{colors.team.red.solid}', '--cloth-ink': '{colors.team.red.fg}' }),
  orange: css({ '--cloth': '{colors.team.orange.solid}', '--cloth-ink': '{colors.team.orange.fg}' }),
  gold: css({ '--cloth': '{colors.team.gold.solid}', '--cloth-ink': '{colors.team.gold.fg}' }),
  green: css({ '--cloth': '{colors.team.green.solid}', '--cloth-ink': '{colors.team.green.fg}' }),
  blue: css({ '--cloth': '{colors.team.blue.solid}', '--cloth-ink': '{colors.team.blue.fg}' }),
  purple: css({ '--cloth': '{colors.team.purple.solid}', '--cloth-ink': '{colors.team.purple.fg}' }),
};
