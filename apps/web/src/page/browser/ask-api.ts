import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '../../api/app-router.server.ts';

type Inputs = inferRouterInputs<AppRouter>['sharedPortfolio'];
type Outputs = inferRouterOutputs<AppRouter>['sharedPortfolio'];

/** Asks one query of the API, without the client that the app uses, for an answer of plain JSON. */
export const askSharedPortfolio = async <Name extends 'since'>(
  name: Name,
  input: Inputs[Name],
): Promise<Outputs[Name]> => {
  const query = new URLSearchParams({ input: JSON.stringify(input) });
  const answer = await fetch(`/api/trpc/sharedPortfolio.${name}?${query}`, { signal: AbortSignal.timeout(20_000) });
  if (!answer.ok) throw new Error(`The API answered ${answer.status}`);
  return (await answer.json()).result.data.json;
};
