import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { createIsomorphicFn } from '@tanstack/react-start';
import type { ReactNode } from 'react';
import { keepOut } from '../server/answer/keep-out.server.ts';
import { partHtml } from './part-html.server.tsx';

interface RenderedOnceProps {
  /** Names the part and its variant: the content may depend only on the name and the page's language. */
  readonly name: string;
  readonly className: string;
  /** Must not call `useId`, whose ids would differ in the browser. Links look as on the landing page. */
  readonly children: ReactNode;
}

type Part = Pick<RenderedOnceProps, 'name' | 'children'>;

const inner = createIsomorphicFn()
  .server((router: AnyRouter, part: Part) => ({ __html: keepOut(partHtml(router, part)) }))
  .client((_router: AnyRouter, _part: Part) => undefined);

/**
 * A part that is identical on many pages: the server renders it once and puts its HTML into the others. The browser
 * hydrates it like any other.
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
