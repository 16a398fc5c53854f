import type { ApiClient } from '../../api/client.ts';
import type { StoredDraft } from '../device/device-database.client.ts';
import { storedDrafts } from '../device/device-store.client.ts';
import { portfolioPort } from './portfolio-port-api.ts';

/** The editor and the drafts know every section, so their code is loaded only where something is stored. */
const draftsAndEditor = () => Promise.all([import('../unsent-drafts.client.ts'), import('../open-editor.ts')]);

/** True if nothing was typed: the device only holds the account's own content. */
const isUntouched = ({ record }: StoredDraft): boolean => record.draftStamp === record.base.version;

/** Opens the editor without a screen if this device holds unsent drafts of the account. */
export const resumeSending = async (athleteId: string, client: ApiClient): Promise<void> => {
  const stored = await storedDrafts(athleteId);
  if (stored.every(isUntouched)) return;
  const [{ unsentDrafts }, { openEditor }] = await draftsAndEditor();
  const port = portfolioPort(client, athleteId);
  const known = await port.sections();
  // Checked last: after a log-out there is nothing to send, and an editor would write to the device again.
  if ((await unsentDrafts(athleteId)).length > 0) await openEditor({ athleteId, known, port });
};
