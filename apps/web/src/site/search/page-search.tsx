import { Button, Field, Input, Search } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { foundWords } from '../../page/browser/search-words.ts';
import { SEARCH, SEARCH_RESULTS } from '../../page/browser/show-matches.ts';
import { m } from '../../paraglide/messages.js';

const form = css({ display: 'flex', alignItems: 'flex-end', gap: '3', '& > :first-child': { flex: '1' } });
/** Hidden with a script, which searches the page while one types. */
const unscripted = css({ '@media (scripting: enabled)': { display: 'none' } });
const frame = css({
  position: 'relative',
  '& > svg': {
    position: 'absolute',
    insetInlineStart: '4',
    insetBlock: '0',
    my: 'auto',
    color: 'fg.muted',
    pointerEvents: 'none',
  },
});
const input = css({ paddingInlineStart: '12' });
const results = css({ color: 'fg.muted', '&:not(:empty)': { paddingBlockStart: '2' } });

export interface PageSearchProps {
  /** The page's address, without a query. */
  readonly address: string;
  readonly label: string;
  readonly query: string;
  readonly count: number;
  readonly total: number;
}

/** Searches the entries of its page while one types (`startSearch`). Without a script, or with Enter, the server does it. */
export const PageSearch = ({ address, label, query, count, total }: PageSearchProps) => (
  <search>
    <form action={address} className={form}>
      <Field label={label}>
        <div className={frame}>
          <Search aria-hidden size={20} />
          <Input
            type="search"
            name="q"
            enterKeyHint="search"
            autoComplete="off"
            defaultValue={query}
            className={input}
            {...{ [SEARCH]: total }}
          />
        </div>
      </Field>
      <Button type="submit" className={unscripted}>
        {m.search_submit()}
      </Button>
    </form>
    <p role="status" className={results} {...{ [SEARCH_RESULTS]: '' }}>
      {query.trim() === '' ? '' : foundWords(count, total)}
    </p>
  </search>
);
