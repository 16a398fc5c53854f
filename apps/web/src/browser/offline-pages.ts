import { isAppKept } from './offline-app.ts';

let areHere = false;

/** Knows whether the code of every editor page is loaded, so that they open without the network. */
export const offlinePages = {
  areLoaded: (): boolean => areHere || isAppKept(),
  loaded: (): void => {
    areHere = true;
  },
};
