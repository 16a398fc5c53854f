/** Creates the elements of a part that its page keeps as text (`LaterPart`). */
const create = (block: Element): DocumentFragment => document.createRange().createContextualFragment(block.textContent);

/** Returns a new copy of a named part; undefined if the page has none. */
export const laterPart = (name: string): DocumentFragment | undefined => {
  const block = document.querySelector(`[data-later=${name}]`);
  return block ? create(block) : undefined;
};

/** Replaces each unnamed block with its elements, before any other script looks for them. */
export const placeLaterParts = (): void => {
  for (const block of document.querySelectorAll('[data-later=""]')) block.replaceWith(create(block));
};
