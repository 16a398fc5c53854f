/** What a process may take. */
export interface Bounds {
  /** Of the whole process, in MiB. */
  readonly memoryMiB: number;
  /** Of computing, on all cores: a busy machine makes no file a broken one. */
  readonly seconds: number;
}
