import { createHash } from 'node:crypto';

const nonceSource = /'nonce-([\w-]+)'/;
const nonceTag = /<meta property="csp-nonce"[^>]*>/g;
const inlineScripts = /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g;

const sourceOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

export interface SecuredPage {
  readonly page: string;
  /** The value of `content-security-policy`. */
  readonly policy: string;
}

/**
 * Allows the page's inline scripts by their hashes instead of by a nonce, which must never be sent twice. Everything
 * that a person typed is escaped in the page, so its script elements are ours. Throws if the nonce is left anywhere.
 */
export const allowByHash = ({ page, policy }: SecuredPage): SecuredPage => {
  const [, nonce] = nonceSource.exec(policy) ?? [];
  if (nonce === undefined) throw new Error('The policy of the page has no nonce');
  const plain = page.replace(nonceTag, '').replaceAll(` nonce="${nonce}"`, '');
  if (plain.includes(nonce)) throw new Error('The page has its nonce in an unexpected place');
  const hashes = new Set([...plain.matchAll(inlineScripts)].map(([, script = '']) => sourceOf(script)));
  return { page: plain, policy: policy.replace(nonceSource, [...hashes].join(' ')) };
};
