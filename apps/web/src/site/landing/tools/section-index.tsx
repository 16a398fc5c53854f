import { css } from '@palmares/ui/styled-system/css';
import { m } from '../../../paraglide/messages.js';
import { portfolioSections } from './portfolio-sections.ts';
import { Tool } from './tool.tsx';

const list = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', sm: '[repeat(2, minmax(0, 1fr))]' },
  columnGap: '8',
  listStyle: 'none',
});
const row = css({ paddingBlock: '2', borderBlockEnd: 'line', fontWeight: 'bold', fontStretch: '[108%]' });

export const SectionIndex = () => (
  <Tool title={m.landing_sections_title()} text={m.landing_sections_text()}>
    <ol aria-label={m.landing_sections_label()} className={list}>
      {portfolioSections.map((title) => (
        <li key={title()} className={row}>
          {title()}
        </li>
      ))}
    </ol>
  </Tool>
);
