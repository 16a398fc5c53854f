import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { useVisit, VisitContext } from './visit.ts';

interface LaterPartProps {
  /** A part without a name is placed when the scripts start. */
  readonly name?: string;
  readonly children: ReactNode;
}

/**
 * A part of the page that only a script shows (`later-parts.ts`). It waits as text in a data block, which never runs,
 * because text browsers show templates, hidden elements and closed dialogs.
 */
export const LaterPart = ({ name = '', children }: LaterPartProps) => {
  const visit = useVisit();
  const html = renderToStaticMarkup(<VisitContext value={visit}>{children}</VisitContext>);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React rendered it
  return <script type="text/html" data-later={name} dangerouslySetInnerHTML={{ __html: html }} />;
};
