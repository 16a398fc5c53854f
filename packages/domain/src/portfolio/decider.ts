import { type Consent, consentAt, writingCodes, writingRefusal } from '../account/consent.ts';
import type { ReadyFile } from '../files/index.ts';
import type { Context, Decider, DomainEvent, Versioned } from '../kernel/decider.ts';
import type { FieldCode } from '../kernel/field-errors.ts';
import { accepted, type Outcome, type Refusal, refused } from '../kernel/outcome.ts';
import { same } from '../kernel/same.ts';
import type { SectionCode } from '../sections/section.ts';
import type {
  ConsentCommand,
  ForgetContact,
  PortfolioCommand,
  RenameAthlete,
  SectionEdit,
  StartPortfolio,
} from './commands.ts';
import { decideConsent, evolveConsent, noConsent } from './consent.ts';
import { type Athlete, type PortfolioEvent, type PortfolioOwnEvent, portfolioOwnEvents } from './events.ts';
import { hasUnknownFile } from './files.ts';
import { portfolioSections, type SectionContent, type SectionName, sectionNames, sections } from './sections.ts';

export const portfolioCodes = [
  'portfolio_started',
  'portfolio_not_started',
  'section_newer',
  'file_unknown',
  'contact_forgotten',
  ...writingCodes,
] as const;
export type PortfolioRefusal = Refusal<(typeof portfolioCodes)[number] | SectionCode | FieldCode>;

/** `files`: those that a section may refer to; absent: none. */
export interface PortfolioContext extends Context {
  readonly files?: readonly ReadyFile[];
}

export interface SectionState<Name extends SectionName = SectionName> {
  /** The version of this section's last event; 0 if there is none. */
  readonly version: number;
  readonly content: SectionContent<Name>;
}

export type SectionStates = { readonly [Name in SectionName]: SectionState<Name> };

export interface PortfolioState {
  readonly athlete: Athlete | null;
  readonly consent: Consent;
  readonly sections: SectionStates;
  /** Ids of contacts whose keys are destroyed: nothing can be written about them again. */
  readonly forgottenContacts: readonly string[];
}

// TypeScript cannot see that an object built from every section has every key.
const neverWritten = Object.fromEntries(
  portfolioSections.map(({ name, empty }) => [name, { version: 0, content: empty() }]),
) as Record<SectionName, unknown> as SectionStates;

export const sectionOf = <Name extends SectionName>(
  { sections: states }: Pick<PortfolioState, 'sections'>,
  name: Name,
): SectionState<Name> => states[name];

export const isSectionEmpty = <Name extends SectionName>(
  { sections: states }: Pick<PortfolioState, 'sections'>,
  name: Name,
): boolean => sections[name].isEmpty(states[name].content);

/** The ids of the files that a section refers to. */
export const filesOfSection = <Name extends SectionName>(
  { sections: states }: Pick<PortfolioState, 'sections'>,
  name: Name,
): readonly string[] => sections[name].files?.(states[name].content).map(({ id }) => id) ?? [];

/** The ids of all files that the portfolio's sections refer to. */
export const referredFiles = (state: Pick<PortfolioState, 'sections'>): readonly string[] =>
  sectionNames.flatMap((name) => filesOfSection(state, name));

type Decision = Outcome<readonly PortfolioEvent[], PortfolioRefusal>;

const decideStart = ({ type: _, ...athlete }: StartPortfolio, state: PortfolioState): Decision => {
  if (!state.athlete) return accepted([{ type: 'PortfolioStarted', data: athlete }]);
  return same(state.athlete, athlete) ? accepted([]) : refused('portfolio_started');
};

const decideRename = (
  { firstName, lastName }: RenameAthlete,
  at: Date,
  { athlete, consent }: PortfolioState,
): Decision => {
  if (!athlete) return refused('portfolio_not_started');
  const closed = writingRefusal(consentAt(athlete, consent, at));
  if (closed) return refused(closed);
  const isSame = athlete.firstName === firstName && athlete.lastName === lastName;
  return accepted(isSame ? [] : [{ type: 'AthleteRenamed', data: { firstName, lastName } }]);
};

const decideForget = ({ contactId }: ForgetContact, { athlete, forgottenContacts }: PortfolioState): Decision => {
  if (!athlete) return refused('portfolio_not_started');
  return accepted(forgottenContacts.includes(contactId) ? [] : [{ type: 'ContactForgotten', data: { contactId } }]);
};

const decideOnConsent = (command: ConsentCommand, at: Date, { athlete, consent }: PortfolioState): Decision =>
  athlete ? accepted(decideConsent(command, athlete, consent, at)) : refused('portfolio_not_started');

/** Ignores events of other sections. */
export const evolveContent = <Name extends SectionName>(
  name: Name,
  before: SectionContent<Name>,
  event: DomainEvent,
): SectionContent<Name> => {
  const section = sections[name];
  return section.owns(event) ? section.evolve(before, event) : before;
};

/** Athletes edit on several devices, so an edit is refused only when its own section has changed since. */
const decideEdit = <Name extends SectionName>(
  { section, basedOn, change }: SectionEdit<Name>,
  { at, files }: PortfolioContext,
  state: PortfolioState,
): Decision => {
  const { athlete, consent, forgottenContacts } = state;
  if (!athlete) return refused('portfolio_not_started');
  const closed = writingRefusal(consentAt(athlete, consent, at));
  if (closed) return refused(closed);
  const { version, content } = sectionOf(state, section);
  if (version > basedOn) return refused('section_newer', { params: { version } });
  const decided = sections[section].decide(change, content, { at, athlete });
  if (!decided.ok) return decided;
  if (decided.value.some((event) => event.type === 'ContactAdded' && forgottenContacts.includes(event.data.item.id)))
    return refused('contact_forgotten');
  const after = decided.value.reduce((before, event) => evolveContent(section, before, event), content);
  return hasUnknownFile(sections[section], content, after, files) ? refused('file_unknown') : decided;
};

const evolveSection = (state: PortfolioState, { event, version }: Versioned<PortfolioEvent>): PortfolioState => {
  const name = sectionNames.find((candidate) => sections[candidate].owns(event));
  if (!name) return state;
  const content = evolveContent(name, sectionOf(state, name).content, event);
  const forgottenContacts =
    event.type === 'ContactForgotten' ? [...state.forgottenContacts, event.data.contactId] : state.forgottenContacts;
  return { ...state, forgottenContacts, sections: { ...state.sections, [name]: { version, content } } };
};

const evolveAthlete = (athlete: Athlete | null, { type, data }: PortfolioOwnEvent): Athlete | null => {
  if (type === 'PortfolioStarted') return data;
  return type === 'AthleteRenamed' && athlete ? { ...athlete, ...data } : athlete;
};

const isOwn = (event: PortfolioEvent): event is PortfolioOwnEvent => Object.hasOwn(portfolioOwnEvents, event.type);

export const portfolioDecider: Decider<
  PortfolioCommand,
  PortfolioEvent,
  PortfolioState,
  PortfolioRefusal,
  PortfolioContext
> = {
  name: 'portfolio',
  version: 8,
  initialState: { athlete: null, consent: noConsent, sections: neverWritten, forgottenContacts: [] },
  decide: (command, state, context) => {
    if ('section' in command) return decideEdit(command, context, state);
    switch (command.type) {
      case 'StartPortfolio':
        return decideStart(command, state);
      case 'RenameAthlete':
        return decideRename(command, context.at, state);
      case 'ForgetContact':
        return decideForget(command, state);
      default:
        return decideOnConsent(command, context.at, state);
    }
  },
  evolve: (state, recorded) => {
    const { event } = recorded;
    if (!isOwn(event)) return evolveSection(state, recorded);
    return { ...state, consent: evolveConsent(state.consent, event), athlete: evolveAthlete(state.athlete, event) };
  },
};
