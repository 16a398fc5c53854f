import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { m } from '../../paraglide/messages.js';
import { MaskRanking } from './mask-ranking.tsx';

const choices = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => ({ id, text: `Statement ${id}` }));
const idsOf = choices.map(({ id }) => id);

const shown = (given?: readonly string[], tapping = true) =>
  renderToStaticMarkup(
    <MaskRanking
      attemptId="attempt"
      question={{ part: 'masks', id: 'question', stem: 'The night before', choices }}
      title={<h1>The night before</h1>}
      given={given}
      back={<span />}
      tapping={tapping}
      onTapping={() => {}}
      onRank={() => {}}
    />,
  );

/** The classes of the button to the next question. */
const nextOf = (html: string) => html.match(/<button[^>]*class="([^"]*)"[^>]*>(?:<span[^>]*>)?Next/)?.[1] ?? '';

describe('the question of the masks', () => {
  it('says how many statements have a place while they are tapped', () => {
    expect(shown()).toContain(m.identity_rank_placed({ placed: 0, total: 7 }));
    expect(shown(idsOf)).not.toContain(m.identity_rank_placed({ placed: 7, total: 7 }));
    expect(shown(undefined, false)).not.toContain(m.identity_rank_placed({ placed: 0, total: 7 }));
  });

  it('has a main button only once every statement has a place', () => {
    expect(nextOf(shown())).toContain('outline');
    expect(nextOf(shown(idsOf))).toContain('solid');
  });
});
