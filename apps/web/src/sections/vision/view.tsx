import type { VisionPublicView } from '@palmares/domain/shared-portfolio';
import { css } from '@palmares/ui/styled-system/css';
import { m } from '../../paraglide/messages.js';
import { Paragraphs } from '../paragraphs.tsx';
import type { ViewProps } from '../section-view.ts';

const parts = css({ display: 'flex', flexDirection: 'column', gap: '8', _print: { gap: '2' } });

export const VisionView = ({ content: { dreams, plan } }: ViewProps<VisionPublicView>) => (
  <div className={parts}>
    <Paragraphs title={m.portfolio_vision_dreams()} paragraphs={dreams} />
    <Paragraphs title={m.portfolio_vision_plan()} paragraphs={plan} />
  </div>
);
