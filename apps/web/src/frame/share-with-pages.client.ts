import { currentConnection } from '../browser/connection.ts';
import { openTabs } from '../drafts/device/tabs.client.ts';
import { anotherAccount } from '../notices/another-account.ts';

/**
 * Tells the account's other pages that another account has logged in, or left again, and hears it from them. Also on
 * arrival: the server has just shown this page to the account, unless the device did, which knows nothing of it.
 */
export const shareWithPages = (athleteId: string, known = anotherAccount): (() => void) => {
  const tabs = openTabs((message) => {
    if (message.kind === 'another_account' && message.than === athleteId) known.hear(message.isLoggedIn);
  });
  const tell = () => tabs.post({ kind: 'another_account', than: athleteId, isLoggedIn: known.isLoggedIn() });
  const stop = known.subscribe((source) => {
    if (source === 'page') tell();
  });
  if (!currentConnection().isLost) tell();
  return () => {
    stop();
    tabs.close();
  };
};
