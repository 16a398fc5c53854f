/** What a tool that shows the product to a browser says on the way, and leaves to be cleaned up after it. */
export interface Run {
  progress(label: string): void;
  /** Runs when the tool has ended, however it ended, the last one first. */
  defer(cleanup: () => Promise<unknown>): void;
}
