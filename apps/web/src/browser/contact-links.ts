/** Turns a displayed number, such as `514-555-0123, ext. 204`, into an address of RFC 3966. */
export const phoneLink = (phone: string): string => {
  const digits = phone.replaceAll(/\D/gu, '');
  const extension = digits.slice(10);
  return `tel:+1${digits.slice(0, 10)}${extension === '' ? '' : `;ext=${extension}`}`;
};

/** Encodes characters that would begin another part of the link. */
export const emailLink = (email: string): string => {
  const at = email.lastIndexOf('@');
  return `mailto:${encodeURIComponent(email.slice(0, at))}${email.slice(at)}`;
};
