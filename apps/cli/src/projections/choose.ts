import { projections } from '@palmares/db';
import type { Projection } from '@palmares/event-store/projector';
import { exitCodes, Problem } from '../output.ts';

const named = <Named extends { readonly name: string }>(all: readonly Named[], name: string, what: string): Named => {
  const found = all.find((candidate) => candidate.name === name);
  if (found) return found;
  const names = all.map((candidate) => candidate.name).join(', ');
  throw new Problem(`There is no ${what} "${name}"; there are ${names}`, exitCodes.usage);
};

export const projectionNamed = (name: string): Projection => named(projections, name, 'projection');

/** All projections unless one is named. */
export const projectionsNamed = (name: string | undefined): readonly Projection[] =>
  name === undefined ? projections : [projectionNamed(name)];

export const subscribersNamed = <Named extends { readonly name: string }>(
  all: readonly Named[],
  name: string | undefined,
): readonly Named[] => (name === undefined ? all : [named(all, name, 'subscriber')]);
