import { accepted, type Outcome, refusedBy } from '@palmares/domain/kernel';
import {
  deviceEditDecider,
  type PortfolioEvent,
  type PortfolioState,
  portfolioDecider,
  type SectionStates,
  sectionEdit,
} from '@palmares/domain/portfolio';
import type { PortfolioPort, Sending, Sent } from '../outbox/portfolio-port.ts';

const started: PortfolioEvent = {
  type: 'PortfolioStarted',
  data: {
    firstName: 'Maëlle',
    lastName: 'Gagnon',
    dateOfBirth: '2007-03-14',
    place: { country: 'can', region: 'QC' },
    language: 'fr-ca',
  },
};

/** An account that decides and folds as the server does, and knows every moment of its past. */
export const accountInMemory = (now: () => Date) => {
  const states: PortfolioState[] = [portfolioDecider.initialState];
  const newest = (): PortfolioState => states.at(-1) ?? portfolioDecider.initialState;
  const append = (events: readonly PortfolioEvent[]): void => {
    for (const event of events) states.push(portfolioDecider.evolve(newest(), { event, version: states.length }));
  };
  const version = (): number => states.length - 1;
  append([started]);

  const send = async ({ section, basedOn, change }: Sending): Promise<Outcome<Sent>> => {
    const edit = sectionEdit.safeParse({ section, basedOn, change });
    if (!edit.success) return refusedBy(edit.error, 'change');
    const decided = deviceEditDecider.decide(edit.data, newest(), { at: now() });
    if (!decided.ok) return decided;
    append(decided.value);
    return accepted({ version: version(), sectionVersion: decided.value.length > 0 ? version() : basedOn });
  };
  const port: Pick<PortfolioPort, 'send' | 'sections'> = { send, sections: async () => newest().sections };

  return {
    port,
    version,
    sections: (): SectionStates => newest().sections,
    /** The sections right after that version. */
    moment: async (at: number): Promise<SectionStates> => (states[at] ?? portfolioDecider.initialState).sections,
    /** Erases a contact as support does. */
    forget: (contactId: string): void => append([{ type: 'ContactForgotten', data: { contactId } }]),
  };
};
