/** Creates the list of the places for toasts inside open panels. */
export const createNoticePlaces = <Place>() => {
  const places: Place[] = [];
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    /** Adds the place of a panel that opens. Returns a function that removes it. */
    add: (place: Place): (() => void) => {
      places.push(place);
      tell();
      return () => {
        places.splice(places.indexOf(place), 1);
        tell();
      };
    },
    /** The place in the panel that opened last; null if toasts belong on the page. */
    current: (): Place | null => places.at(-1) ?? null,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

export const noticePlaces = createNoticePlaces<HTMLElement>();
