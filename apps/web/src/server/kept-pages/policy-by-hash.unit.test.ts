import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { allowByHash } from './policy-by-hash.server.ts';

const nonce = 'n0nce_-';
const policy = `default-src 'none'; script-src 'self' 'nonce-${nonce}'; style-src 'self'`;
const sourceOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

describe('a page that is kept', () => {
  it('allows its inline scripts by their hashes, each once, and has no nonce', () => {
    const secured = allowByHash({
      policy,
      page:
        `<meta property="csp-nonce" content="${nonce}"/><link href="/a.css" nonce="${nonce}"/>` +
        `<script nonce="${nonce}">one()</script><script nonce="${nonce}" data-part="">two(\n)</script>` +
        `<script nonce="${nonce}">one()</script><script type="module" src="/a.js" nonce="${nonce}"></script>`,
    });
    expect(secured).toEqual({
      policy: `default-src 'none'; script-src 'self' ${sourceOf('one()')} ${sourceOf('two(\n)')}; style-src 'self'`,
      page:
        '<link href="/a.css"/><script>one()</script><script data-part="">two(\n)</script>' +
        '<script>one()</script><script type="module" src="/a.js"></script>',
    });
  });

  it('is refused with its nonce in an unexpected place, which would be sent twice', () =>
    expect(() => allowByHash({ policy, page: `<p title="${nonce}"></p>` })).toThrow('unexpected place'));

  it('is refused without a policy that says its nonce', () =>
    expect(() => allowByHash({ policy: "default-src 'none'", page: '' })).toThrow('no nonce'));
});
