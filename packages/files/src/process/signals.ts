/** Signal that the process sends itself when it exceeds its time or memory; nothing else sends it. */
export const OUT_OF_BOUNDS = 'SIGUSR2';

/** Signals by which a library dies of malformed bytes; SIGABRT and SIGTRAP can also mean that the heap is full. */
export const CRASHES: readonly string[] = ['SIGSEGV', 'SIGBUS', 'SIGILL', 'SIGFPE', 'SIGABRT', 'SIGTRAP', 'SIGSYS'];
