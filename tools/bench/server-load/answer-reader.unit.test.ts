import { expect, it } from 'vitest';
import { createAnswerReader } from './answer-reader.ts';

const answer = 'HTTP/1.1 200 OK\r\nContent-Length: 5\r\nvary: accept-encoding\r\n\r\nhello';
const empty = 'HTTP/1.1 200 \r\ncontent-length: 0\r\n\r\n';

const read = (chunks: readonly string[]): number => {
  let answers = 0;
  const reader = createAnswerReader(() => answers++);
  for (const chunk of chunks) reader(Buffer.from(chunk));
  return answers;
};

it('answers are counted however they are split into chunks', () => {
  expect(read([answer, empty, answer])).toBe(3);
  expect(read([...answer, ...empty, ...answer])).toBe(3);
  for (let cut = 1; cut < answer.length; cut++) expect(read([answer.slice(0, cut), answer.slice(cut), empty])).toBe(2);
});

it('an answer counts when its last byte has arrived', () => {
  expect(read([answer.slice(0, -1)])).toBe(0);
  expect(read([answer, answer.slice(0, -5)])).toBe(1);
});

it.each([
  ['HTTP/1.1 429 Too Many Requests\r\ncontent-length: 0\r\n\r\n', 'Not a 200'],
  ['HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n', 'Not a 200 with a Content-Length'],
  ['HTTP/1.1 200 OK\r\ncontent-length: 4\r\n\r\nhello', 'longer'],
])('%j is refused', (text, reason) => {
  expect(() => read([text])).toThrow(reason);
});
