import type { EventLog } from '@palmares/db/event-store';
import { type Outcome, streamOf } from '@palmares/domain/kernel';
import {
  type ConsentCommand,
  type PortfolioEvent,
  type PortfolioRefusal,
  portfolioDecider,
} from '@palmares/domain/portfolio';
import { type Actor, metadataOf } from '../actor.ts';
import { type Handled, handleCommand } from '../commands/handle-command.ts';

interface ConsentRequest {
  readonly athleteId: string;
  readonly commandId: string;
  readonly command: ConsentCommand;
  readonly at: Date;
}

export const handleConsent = (
  log: EventLog,
  actor: Actor,
  { athleteId, commandId, command, at }: ConsentRequest,
): Promise<Outcome<Handled<PortfolioEvent>, PortfolioRefusal>> =>
  handleCommand({
    log,
    decider: portfolioDecider,
    stream: streamOf('portfolio', athleteId),
    commandId,
    command,
    context: { at },
    metadata: metadataOf(actor, commandId),
  });
