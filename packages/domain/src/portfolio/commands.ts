import { z } from 'zod';
import { fieldErrorOf, issue } from '../kernel/field-errors.ts';
import type { Athlete } from './events.ts';
import { type SectionChange, type SectionName, sectionNames, sections } from './sections.ts';

/** The stream's first command, at sign-up: the answers given there are kept. */
export interface StartPortfolio extends Athlete {
  readonly type: 'StartPortfolio';
}

/** A change to one section, made by somebody who had seen that section at version `basedOn` (0: never written). */
export type SectionEdit<Name extends SectionName = SectionName> = {
  [Each in Name]: { readonly section: Each; readonly basedOn: number; readonly change: SectionChange<Each> };
}[Name];

export type PortfolioCommand = StartPortfolio | SectionEdit;

const request = z.object({
  section: z.custom<SectionName>((name) => sectionNames.some((known) => known === name), { error: 'invalid' }),
  basedOn: z.int({ error: 'invalid' }).nonnegative({ error: 'invalid' }),
  change: z.unknown(),
});

/** What the API accepts as an edit of whichever section. */
export const sectionEdit = request.transform(({ section, basedOn, change }, context): SectionEdit => {
  const edit = <Name extends SectionName>(name: Name): SectionEdit<Name> | undefined => {
    const parsed = sections[name].command.safeParse(change);
    if (parsed.success) return { section: name, basedOn, change: parsed.data };
    for (const found of parsed.error.issues) {
      const { code, params } = fieldErrorOf(found);
      context.issues.push(issue(code, change, { path: ['change', ...found.path], params }));
    }
    return undefined;
  };
  return edit(section) ?? z.NEVER;
});
