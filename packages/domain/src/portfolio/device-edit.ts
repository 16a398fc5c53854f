import type { Decider } from '../kernel/decider.ts';
import { type Refusal, refused } from '../kernel/outcome.ts';
import type { PortfolioCommand } from './commands.ts';
import {
  type PortfolioContext,
  type PortfolioRefusal,
  type PortfolioState,
  portfolioDecider,
  sectionOf,
} from './decider.ts';
import type { PortfolioEvent } from './events.ts';

export type DeviceEditRefusal = PortfolioRefusal | Refusal<'section_behind'>;

/**
 * Refuses an edit based on a version that the log does not have. After a restore the log ends before what a device
 * knows, and this edit alone would leave out what was lost, so the device resends everything it has.
 */
export const deviceEditDecider: Decider<
  PortfolioCommand,
  PortfolioEvent,
  PortfolioState,
  DeviceEditRefusal,
  PortfolioContext
> = {
  ...portfolioDecider,
  decide: (command, state, context) => {
    if ('section' in command) {
      const { version } = sectionOf(state, command.section);
      if (version < command.basedOn) return refused('section_behind', { params: { version } });
    }
    return portfolioDecider.decide(command, state, context);
  },
};
