const SPACES = /[\0\t\n\f\r ]*/y;
const LINE_END = /[\r\n]/g;

interface Stretch {
  readonly from: number;
  readonly to: number;
}

const nowhere: Stretch = { from: 0, to: -1 };

/**
 * Returns a function that takes offsets in ascending order and returns where the spaces and comments that follow each end.
 * Reads a character a few times at most, however many offsets stand within one comment.
 */
export const contentAfter = (text: string): ((offset: number) => number) => {
  let line = nowhere;
  let passed = nowhere;

  const spacesEnd = (at: number): number => {
    SPACES.lastIndex = at;
    return at + (SPACES.exec(text)?.[0].length ?? 0);
  };

  const lineEnd = (at: number): number => {
    if (at < line.from || at > line.to) {
      LINE_END.lastIndex = at;
      line = { from: at, to: LINE_END.exec(text)?.index ?? text.length };
    }
    return line.to;
  };

  return (offset) => {
    let end = spacesEnd(offset);
    while (text[end] === '%') {
      const commentEnd = lineEnd(end);
      // Comments end with their line, so that the rest was passed before.
      const isPassed = commentEnd >= passed.from && commentEnd < passed.to;
      end = isPassed ? passed.to : spacesEnd(commentEnd);
    }
    if (end > passed.to) passed = { from: offset, to: end };
    return end;
  };
};
