/** Progress and cleanup of a tool that drives a browser. */
export interface Run {
  progress(label: string): void;
  /** Runs when the tool has ended, however it ended, in reverse order. */
  defer(cleanup: () => Promise<unknown>): void;
}
