import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { createIsomorphicFn } from '@tanstack/react-start';
import type { ReactNode } from 'react';
import { keepOut } from '../server/answer/keep-out.server.ts';
import { partHtml } from './part-html.server.tsx';

interface RenderedOnceProps {
  /** Names the part, with its variant: what is inside depends on the name and the page's language alone. */
  readonly name: string;
  readonly className: string;
  /** Without `useId`, whose ids the browser would count otherwise. Links are shown as on the landing page. */
  readonly children: ReactNode;
}

type Part = Pick<RenderedOnceProps, 'name' | 'children'>;

const inner = createIsomorphicFn()
  .server((router: AnyRouter, part: Part) => ({ __html: keepOut(partHtml(router, part)) }))
  .client((_router: AnyRouter, _part: Part) => undefined);

/**
 * A part that is the same on many pages: the server renders it for the first of them and puts its HTML into the others.
 * The browser hydrates it like any other.
 */
export const RenderedOnce = ({ name, className, children }: RenderedOnceProps) => {
  const html = inner(useRouter(), { name, children });
  return html ? (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React rendered it
    <div className={className} dangerouslySetInnerHTML={html} />
  ) : (
    <div className={className}>{children}</div>
  );
};
