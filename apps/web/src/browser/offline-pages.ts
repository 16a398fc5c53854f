import { isAppKept } from './offline-app.ts';

let areHere = false;

/** Whether the code of every page of the editor is here, so that they open without the network. */
export const offlinePages = {
  areLoaded: (): boolean => areHere || isAppKept(),
  loaded: (): void => {
    areHere = true;
  },
};
