/** Swaps the item with the one before (-1) or after it (1). Does nothing at either end or for an unknown item. */
export const moveBy = (order: readonly string[], id: string, step: -1 | 1): readonly string[] => {
  const from = order.indexOf(id);
  const to = from + step;
  return from < 0 || to < 0 || to >= order.length ? order : moveTo(order, id, to);
};

/** Moves an item to a place, counted from 0. */
export const moveTo = (order: readonly string[], id: string, place: number): readonly string[] => {
  const others = order.filter((each) => each !== id);
  return [...others.slice(0, place), id, ...others.slice(place)];
};

/** The id of the item tapped for each place; null for a free place. */
export type TappedPlaces = readonly (string | null)[];

/** Gives an item the first free place, or frees its place. The other items keep theirs. */
export const tap = (places: TappedPlaces, id: string): TappedPlaces => {
  if (places.includes(id)) return places.map((held) => (held === id ? null : held));
  const free = places.indexOf(null);
  return places.map((held, place) => (place === free ? id : held));
};

/** Returns the tapped items in their places, followed by the others in their order. */
export const tappedFirst = (order: readonly string[], places: TappedPlaces): readonly string[] => [
  ...places.filter((id) => id !== null),
  ...order.filter((id) => !places.includes(id)),
];
