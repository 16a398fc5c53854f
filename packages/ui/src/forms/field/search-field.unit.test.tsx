import { renderToStaticMarkup as html } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SearchField } from '../../index.ts';

const field = (value: string, results?: string) =>
  html(
    <SearchField
      label="Search"
      value={value}
      onValueChange={() => {}}
      clearLabel="Clear the search"
      results={results}
    />,
  );

describe('SearchField', () => {
  it('is a named search', () => {
    const id = /<label for="([^"]+)"[^>]*>Search</.exec(field(''))?.[1];
    expect(field('')).toMatch(/^<search/);
    expect(field('')).toMatch(new RegExp(`<input id="${id}" type="search"`));
  });

  it('can be emptied once there is something in it', () => {
    expect(field('')).not.toContain('Clear the search');
    expect(field('goal')).toContain('aria-label="Clear the search"');
  });

  it('announces how much was found', () => {
    expect(field('goal', '3 results')).toMatch(/role="status"[^>]*>3 results</);
    expect(field('')).toMatch(/role="status"[^>]*><\/p>/);
  });
});
