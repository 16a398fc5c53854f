/**
 * Node options for a process that proves the log: enough for a log of any size, since memory use does not grow with it.
 */
export const PROVER_MEMORY: readonly string[] = ['--max-old-space-size=64', '--max-semi-space-size=4'];
