/** Resource limits of the child process. */
export interface Bounds {
  /** Resident memory of the whole process, in MiB. */
  readonly memoryMiB: number;
  /** CPU seconds across all cores. Not wall time, so that a busy machine does not fail valid files. */
  readonly seconds: number;
}
