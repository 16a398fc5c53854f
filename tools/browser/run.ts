/** Progress and cleanup of a tool that drives a browser. */
export interface Run {
  progress(label: string): void;
  /** Cleanups run in reverse order when the tool has ended, however it ended. */
  defer(cleanup: () => Promise<unknown>): void;
}
