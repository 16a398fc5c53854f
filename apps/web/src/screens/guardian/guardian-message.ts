interface Message {
  readonly to: string;
  readonly subject: string;
  readonly body: string;
}

/** Opens the athlete's own mail program. Some cut an address near 2,000 characters, so the texts stay far below. */
export const messageAddress = ({ to, subject, body }: Message): string =>
  `mailto:${encodeURIComponent(to)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`;
