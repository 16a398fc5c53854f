/** The hidden field in which a plain form holds its signature. */
export const SIGNATURE_FIELD = 'form';
