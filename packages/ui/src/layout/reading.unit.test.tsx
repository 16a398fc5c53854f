import { renderToStaticMarkup as html } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { prose, ReadMore, SettingsList, SettingsRow } from '../index.ts';
import { proseRecipe } from './prose.recipe.ts';
import { readMoreRecipe } from './read-more.recipe.ts';

describe('ReadMore', () => {
  const text = html(
    <ReadMore lines={3} labels={{ more: 'Read on', less: 'Show less' }}>
      <p>A long story.</p>
    </ReadMore>,
  );

  it('opens by a native control beside the text, so that it needs no script', () => {
    expect(text).toMatch(/A long story\.<\/p><\/div><details[^>]*><summary[^>]*>.*Read on.*<\/summary><\/details>/);
    expect(text).toContain('--lines:3');
  });

  it('is cut on a screen only, and has no control on paper', () => {
    const { text: look, switch: control } = readMoreRecipe.base ?? {};
    expect(JSON.stringify(look).split('@media screen')[0]).not.toContain('WebkitLineClamp');
    expect(JSON.stringify(look)).toContain('WebkitLineClamp');
    expect(control).toMatchObject({ _print: { display: 'none' } });
  });
});

describe('SettingsRow', () => {
  const row = (state?: Parameters<typeof SettingsRow>[0]['state']) =>
    html(
      <SettingsList>
        <SettingsRow label="Email" action={<a href="/change">Change</a>} state={state}>
          nora@a.example
        </SettingsRow>
      </SettingsList>,
    );

  it('names the value and the action', () => {
    expect(row()).toMatch(/^<dl[^>]*><div[^>]*><dt[^>]*>Email<\/dt><dd[^>]*>nora@a\.example/);
    expect(row()).toContain('<a href="/change">Change</a>');
  });

  it('is pressed as a whole where it is a link', () => {
    const linked = html(
      <SettingsList>
        <SettingsRow label="Plan" link={{ words: 'See plan', to: (link) => <a href="/plan" {...link} /> }}>
          Free
        </SettingsRow>
      </SettingsList>,
    );
    expect(linked).toMatch(/<a href="\/plan"[^>]*data-row=""><span[^>]*>See plan<\/span><svg/);
  });

  it('has a live region before there is anything to announce', () => {
    expect(row()).toMatch(/<div role="status"[^>]*><\/div>/);
  });

  it.each(['saved', 'failed'] as const)('says in words that a change is %s', (kind) => {
    expect(row({ kind, words: 'So it went.' })).toMatch(
      new RegExp(`role="status"[^>]*data-state="${kind}"[^>]*><svg[^>]*aria-hidden="true".*<span>So it went\\.</span>`),
    );
  });
});

describe('prose', () => {
  it('sets an h3 at the size of a title', () => {
    expect(prose()).toBe('prose');
    expect(proseRecipe.base).toMatchObject({ '& > h3': { textStyle: 'title' } });
  });
});
