/** Creates the elements of a part that its page keeps as text (`LaterPart`). */
const create = (block: Element): DocumentFragment => document.createRange().createContextualFragment(block.textContent);

/** Returns new elements at each call. */
export const laterPart = (name: string): DocumentFragment | undefined => {
  const block = document.querySelector(`[data-later=${name}]`);
  return block ? create(block) : undefined;
};

/** Puts the parts without a name in their places, before any other script looks for its elements. */
export const placeLaterParts = (): void => {
  for (const block of document.querySelectorAll('[data-later=""]')) block.replaceWith(create(block));
};
