/** What a file may have at most, in pixels or pages. Its parent says, because this process may read no other package. */
export const largest = Number(process.argv[4]);
