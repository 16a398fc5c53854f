import type { ApiClient } from '../../api/client.ts';
import { openEditor } from '../open-editor.ts';
import { unsentDrafts } from '../unsent-drafts.client.ts';
import { portfolioPort } from './portfolio-port-api.ts';

/** Opens the editor without a screen if this device holds unsent drafts of the account. */
export const resumeSending = async (athleteId: string, client: ApiClient): Promise<void> => {
  if ((await unsentDrafts(athleteId)).length === 0) return;
  const { sections } = await client.portfolio.mine.query({});
  await openEditor({ athleteId, known: sections, port: portfolioPort(client, athleteId) });
};
