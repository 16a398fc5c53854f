/** The process ends itself by it when it takes more time or memory than it may; nobody else sends it. */
export const OUT_OF_BOUNDS = 'SIGUSR2';

/** How a library ends its process when the bytes broke it; SIGABRT and SIGTRAP also say that the heap was full. */
export const CRASHES: readonly string[] = ['SIGSEGV', 'SIGBUS', 'SIGILL', 'SIGFPE', 'SIGABRT', 'SIGTRAP', 'SIGSYS'];
