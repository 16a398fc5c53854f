const headEnd = '\r\n\r\n';

const contentLengthOf = (head: string): number => {
  const [, length] = /\r\ncontent-length: *(\d+)/i.exec(head) ?? [];
  if (!head.startsWith('HTTP/1.1 200') || length === undefined)
    throw new Error(`Not a 200 with a Content-Length:\n${head}`);
  return Number(length);
};

/**
 * Reads one connection and calls back at the end of each answer. Throws on any answer other than a 200 with a
 * Content-Length. Decodes no body, so that reading costs less than sending.
 */
export const createAnswerReader = (onAnswer: () => void): ((chunk: Buffer) => void) => {
  let unread: readonly Buffer[] = [];
  let missing = 0;
  return (chunk) => {
    if (missing > 0) {
      missing -= chunk.byteLength;
    } else {
      const received = unread.length === 0 ? chunk : Buffer.concat([...unread, chunk]);
      const end = received.indexOf(headEnd);
      unread = end === -1 ? [received] : [];
      if (end === -1) return;
      missing = contentLengthOf(received.toString('latin1', 0, end)) - (received.byteLength - end - headEnd.length);
    }
    if (missing < 0) throw new Error('The answer is longer than its Content-Length');
    if (missing === 0) onAnswer();
  };
};
