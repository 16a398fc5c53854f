import { renderToStaticMarkup as html } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Badge, CopyField, OfflineState, ProgressBar, ProgressRing } from '../index.ts';

describe('ProgressRing', () => {
  const ring = (value: number, max: number) =>
    html(
      <ProgressRing label="Portfolio" value={value} max={max} valueText={`${value} of ${max}`} caption={`of ${max}`} />,
    );

  it('gives the amount in words and in numbers', () => {
    const shown = ring(6, 15);
    expect(shown).toContain('role="progressbar"');
    expect(shown).toContain('aria-label="Portfolio"');
    expect(shown).toContain('aria-valuenow="6"');
    expect(shown).toContain('aria-valuemax="15"');
    expect(shown).toContain('aria-valuetext="6 of 15"');
  });

  it('has one part per step, and fills those that are done', () => {
    expect(ring(6, 15).match(/<path/g)).toHaveLength(15);
    expect(ring(6, 15).match(/data-done/g)).toHaveLength(6);
  });

  it('is one band if there are more than 24 steps', () => {
    expect(ring(68, 100).match(/<path/g)).toHaveLength(2);
  });

  it('stays empty if there is nothing to do', () => {
    expect(ring(0, 0)).not.toContain('data-done');
  });

  it('hides its drawing from screen readers', () => {
    expect(ring(1, 3)).toMatch(/<svg[^>]*aria-hidden="true"/);
  });
});

describe('ProgressBar', () => {
  it('has no inner edge when it is empty or full', () => {
    const ends = (value: number) =>
      html(<ProgressBar label="Portfolio" value={value} max={8} />).includes('data-at-end');
    expect([0, 3, 8].map(ends)).toEqual([true, false, true]);
  });
});

describe('OfflineState', () => {
  const state = (isPending: boolean) =>
    html(
      <OfflineState
        level={1}
        title="You’re offline"
        text="What you wrote is kept."
        retry={{ label: 'Try again', isPending, onPress: () => {} }}
      />,
    );

  it('announces what happened, and offers to try again', () => {
    expect(state(false)).toMatch(/^<div role="status"/);
    expect(state(false)).toMatch(/<h1[^>]*>You’re offline<\/h1>/);
    expect(state(false)).toMatch(/<button[^>]*><span>Try again/);
  });

  it('is busy while it tries', () => {
    expect(state(true)).toContain('aria-busy="true"');
    expect(state(false)).not.toContain('aria-busy');
  });
});

describe('Badge', () => {
  it('is text, with or without an icon before it', () => {
    expect(html(<Badge>Open</Badge>)).toBe('<span class="badge badge--tone_neutral"><span>Open</span></span>');
    expect(html(<Badge icon={<svg aria-hidden="true" />}>Open</Badge>)).toContain(
      '<svg aria-hidden="true"></svg><span>Open',
    );
  });
});

describe('CopyField', () => {
  it('keeps the accessible name of its button while the visible label changes', () => {
    const field = html(
      <CopyField
        value="a"
        labels={{ field: 'Link', copy: 'Copy', copied: 'Copied', copyName: 'Copy link', copiedStatus: 'Link copied.' }}
      />,
    );
    expect(field).toContain('aria-label="Copy link"');
    expect(field).toMatch(/<span class="[^"]*">Copy<\/span><span aria-hidden="true"[^>]*>Copied<\/span>/);
    expect(field).toMatch(/role="status"/);
  });
});
