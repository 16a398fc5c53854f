/** Crockford's base 32 has no I, L, O and U, which are misread. */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const REFERENCE_HEX = 10;

/** Returns the reference that a person quotes to support: the first 40 bits of the message's id as eight characters. */
export const referenceOf = (messageId: string): string => {
  const bits = BigInt(`0x${messageId.replaceAll('-', '').slice(0, REFERENCE_HEX)}`);
  const text = Array.from({ length: 8 }, (_, at) => digits[Number((bits >> BigInt(35 - 5 * at)) & 31n)]).join('');
  return `${text.slice(0, 4)}-${text.slice(4)}`;
};

const reference = /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/;

/** True for a text that {@link referenceOf} could have made. */
export const isReference = (text: unknown): text is string => typeof text === 'string' && reference.test(text);
