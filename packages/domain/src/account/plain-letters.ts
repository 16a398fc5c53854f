export const withoutAccents = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
export const lettersAndDigitsIn = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');

/** What two spellings of a name have in common: `jeanphilippe`. The name itself if it has no letter. */
export const plainLetters = (name: string): string => lettersAndDigitsIn(withoutAccents(name)) || name.trim();
