import { text } from '@palmares/ui';
import { trpc } from '../../api/client.ts';
import type { ResultsView } from '../../api/identity/results-view.server.ts';
import { resultsNote } from '../../who-sees/who-sees.ts';

/** Says who sees the results; nothing while the athlete's age is unknown. */
export const WhoSeesResults = ({ age }: Pick<ResultsView, 'age'>) => {
  const { data: consent } = trpc.guardian.standing.useQuery();
  if (age === null) return null;
  const isTextOutdated = consent?.isTextOutdated ?? false;
  return <p className={text({ tone: 'muted' })}>{resultsNote({ age, isTextOutdated })}</p>;
};
