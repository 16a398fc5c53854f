/** Exchanges the item with the one before (-1) or after it (1). At either end, and for an unknown item, nothing moves. */
export const moveBy = (order: readonly string[], id: string, step: -1 | 1): readonly string[] => {
  const from = order.indexOf(id);
  const to = from + step;
  return from < 0 || to < 0 || to >= order.length ? order : moveTo(order, id, to);
};

/** Moves an item of the order to a place that counts from 0. */
export const moveTo = (order: readonly string[], id: string, place: number): readonly string[] =>
  order.filter((each) => each !== id).toSpliced(place, 0, id);

/** The item that was tapped for each place, and null for a place that nobody has got yet. */
export type TappedPlaces = readonly (string | null)[];

/** Gives an item the first free place, or takes its place away. The other items keep theirs. */
export const tap = (places: TappedPlaces, id: string): TappedPlaces => {
  const held = places.indexOf(id);
  return held < 0 ? places.with(places.indexOf(null), id) : places.with(held, null);
};

/** The order with the tapped items first, in their places, and the others behind them as they are. */
export const tappedFirst = (order: readonly string[], places: TappedPlaces): readonly string[] => [
  ...places.filter((id) => id !== null),
  ...order.filter((id) => !places.includes(id)),
];
