/** Links beyond these can be searched. */
export const LINKS_PER_PAGE = 20;
