import { Island } from '../../islands/island.tsx';
import type { Islands } from '../../islands/kept-page.tsx';
import { PageSearch, type PageSearchProps } from './page-search.tsx';

const name = 'search';

export const searchIslands: Islands = { [name]: (props: PageSearchProps) => <PageSearch {...props} /> };

/** The only part of a text page that runs in the browser. */
export const SearchIsland = (props: PageSearchProps) => (
  <Island name={name} props={props}>
    <PageSearch {...props} />
  </Island>
);
