import { Button, Field, Input } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { useEffect, useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { showMatches, showNamed } from './show-matches.ts';

const form = css({ display: 'flex', alignItems: 'flex-end', gap: '3', '& > :first-child': { flex: '1' } });
/** Hidden with a script, which searches the page while one types. */
const unscripted = css({ '@media (scripting: enabled)': { display: 'none' } });
const results = css({ minHeight: '6', color: 'fg.muted' });

export interface PageSearchProps {
  /** The page's address, without a query. */
  readonly address: string;
  readonly label: string;
  readonly query: string;
  readonly count: number;
  readonly total: number;
}

const wordsOf = (found: number | undefined, total: number): string => {
  if (found === undefined) return '';
  return found === 0 ? m.combobox_empty() : m.search_found({ count: found, total });
};

/** Searches the entries of its page. Without a script, or with Enter, the server does it. */
export const PageSearch = ({ address, label, query, count, total }: PageSearchProps) => {
  const [found, setFound] = useState(query.trim() === '' ? undefined : count);
  useEffect(() => showNamed(location), []);
  const search = (text: string) => {
    const left = showMatches(document, text);
    setFound(text.trim() === '' ? undefined : left);
  };
  return (
    <search>
      <form action={address} className={form}>
        <Field label={label}>
          <Input
            type="search"
            name="q"
            enterKeyHint="search"
            autoComplete="off"
            defaultValue={query}
            onInput={(event) => search(event.currentTarget.value)}
          />
        </Field>
        <Button type="submit" className={unscripted}>
          {m.search_submit()}
        </Button>
      </form>
      <p role="status" className={results}>
        {wordsOf(found, total)}
      </p>
    </search>
  );
};
