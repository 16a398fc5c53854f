/** Punctuation of the sentence around a link, and what cannot be seen: spaces, line breaks, zero-width characters. */
const marks = String.raw`[\p{P}\p{S}\p{Z}\p{Cc}\p{Default_Ignorable_Code_Point}]*`;

/** A random token of 128 bits, as in a shared link, a reset link or a guardian's link. */
const random = new RegExp(String.raw`^([\w-]{22})${marks}$`, 'u');

/** A signed token, whose length depends on what it names. It ends in one place only, or each shorter one would be tried. */
const signed = new RegExp(String.raw`^([\w-]+)(?![\w-])${marks}$`, 'u');

/**
 * Returns the token of a link as an email program or a person pasted it: what follows its 22 characters is dropped if it
 * is only punctuation or cannot be seen. Any other text is returned unchanged.
 */
export const pastedToken = (text: string): string => random.exec(text)?.[1] ?? text;

/** Like {@link pastedToken}, for a signed token. A `-` or `_` after it stays, because it may be part of it. */
export const pastedSignedToken = (text: string): string => signed.exec(text)?.[1] ?? text;
