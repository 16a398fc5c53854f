/** Their mailboxes ignore dots. */
const dotless = ['gmail.com', 'googlemail.com'];

/**
 * Returns the mailbox that an address most likely reaches: `Maya+hockey@example.com` is delivered to
 * `maya@example.com`. Used for limits, and to distinguish a guardian from the athlete; everywhere else an address stays
 * as its owner wrote it.
 */
export const mailboxOf = (email: string): string => {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  const [untagged = ''] = address.slice(0, Math.max(0, at)).split('+');
  if (untagged === '') return address;
  return dotless.includes(domain) ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${domain}`;
};
