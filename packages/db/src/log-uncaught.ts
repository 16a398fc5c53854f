type Line = (fields: { readonly err: unknown }, message: string) => void;

interface FailureLog {
  readonly fatal: Line;
  readonly error: Line;
  readonly warn: Line;
}

/** The first error among the printed values, or one that has the place of the call. */
const printed =
  (line: Line): Console['error'] =>
  (...values: readonly unknown[]) =>
    line({ err: values.find((value) => value instanceof Error) ?? new Error('printed') }, 'output from a library');

/**
 * Logs what would end up on the output as plain text: uncaught errors, which end the process, warnings of Node, and what
 * libraries print. Messages are left out of all of them, because they may quote a person.
 */
export const logUncaught = (log: FailureLog): void => {
  process.on('uncaughtException', (err) => {
    log.fatal({ err }, 'uncaught error');
    process.exit(1);
  });
  process.removeAllListeners('warning');
  process.on('warning', (err) => log.warn({ err }, 'Node warns'));
  console.error = printed((fields, message) => log.error(fields, message));
  console.warn = printed((fields, message) => log.warn(fields, message));
};
