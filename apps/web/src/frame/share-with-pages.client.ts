import { currentConnection } from '../browser/connection.ts';
import { openTabs } from '../drafts/device/tabs.client.ts';
import { anotherAccount } from '../notices/another-account.ts';

/**
 * Notifies the account's other pages that another account has logged in, or left again, and listens to them. Also
 * notifies them on arrival, because the server has just shown this page to the account, unless it came from the device.
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
