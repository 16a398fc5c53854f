let areLoaded = false;

/** Whether the code of every page of the editor is here, so that they open without the network. */
export const offlinePages = {
  areLoaded: (): boolean => areLoaded,
  loaded: (): void => {
    areLoaded = true;
  },
};
