/** An item's id may reveal when it was made, so visitors get its position in the list, from 1, instead. */
export const placed = <Item extends { readonly id: string }>(items: readonly Item[]): Item[] =>
  items.map((item, index) => ({ ...item, id: `${index + 1}` }));
