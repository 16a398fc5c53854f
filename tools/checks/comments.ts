import type { SourceFile } from './repository.ts';

interface Comment {
  readonly line: number;
  readonly text: string;
}

const starts = /^\s*(?:\{?\/\*\*?|\/\/)\s?(.*)$/;

const isLineComment = (line: string | undefined): boolean => line !== undefined && /^\s*\/\//.test(line);

/** The comments that begin a line, each as one text. Consecutive line comments are one. */
export const commentsOf = (source: string): readonly Comment[] => {
  const lines = source.split('\n');
  const comments: Comment[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const [, first] = starts.exec(line) ?? [];
    if (first === undefined) continue;
    const parts = [first];
    const number = at + 1;
    if (isLineComment(line))
      while (isLineComment(lines[at + 1])) parts.push((lines[++at] ?? '').replace(/^\s*\/\/\s?/, ''));
    else if (!line.includes('*/'))
      while (at + 1 < lines.length && !(lines[at] ?? '').includes('*/'))
        parts.push((lines[++at] ?? '').replace(/^\s*(?:\*(?!\/))?\s?/, ''));
    comments.push({
      line: number,
      text: parts
        .join(' ')
        .replace(/\*\/.*$/, '')
        .trim(),
    });
  }
  return comments;
};

/** Words with which no sentence of its own begins: what follows has no subject, or no verb. */
const headless =
  /^(?:Of|As|Told|The same|Whose|Whoever|Whom|Also|What|Which|Who|(?:Null|Empty|Undefined):)(?![\p{L}\d])/iu;

/** One line per comment that begins with half a sentence. */
export const commentFailures = (files: readonly SourceFile[]): readonly string[] =>
  files.flatMap(({ path, text }) =>
    commentsOf(text)
      .filter((comment) => headless.test(comment.text))
      .map((comment) => `${path}:${comment.line}: ${comment.text.slice(0, 80)}`),
  );
