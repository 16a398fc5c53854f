import type { Decider } from '@palmares/domain/kernel/decider';
import { type Refusal, refused } from '@palmares/domain/kernel/outcome';
import {
  type PortfolioCommand,
  type PortfolioEvent,
  type PortfolioRefusal,
  type PortfolioState,
  portfolioDecider,
  sectionOf,
} from '@palmares/domain/portfolio/index';

export type DeviceEditRefusal = PortfolioRefusal | Refusal<'section_behind'>;

/**
 * After a restore the log ends before what a device knows. Its change alone would leave out all that was lost,
 * so it is told, and sends everything that it has again.
 */
export const deviceEditDecider: Decider<PortfolioCommand, PortfolioEvent, PortfolioState, DeviceEditRefusal> = {
  ...portfolioDecider,
  decide: (command, state) => {
    if ('section' in command) {
      const { version } = sectionOf(state, command.section);
      if (version < command.basedOn) return refused('section_behind', { params: { version } });
    }
    return portfolioDecider.decide(command, state);
  },
};
