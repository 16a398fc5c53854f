import { css } from '@palmares/ui/styled-system/css';
import { m } from '../../../paraglide/messages.js';
import { openSections, portfolioSections } from './portfolio-sections.ts';
import { Tool } from './tool.tsx';

const list = css({ display: 'flex', flexDirection: 'column', listStyle: 'none' });
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: '4',
  paddingBlock: '2',
  borderBlockEnd: 'line',
});
const name = css({ fontWeight: 'bold', fontStretch: '[108%]' });
const coming = css({ color: 'fg.muted' });
const open = css({ color: 'accent.text', fontWeight: 'semibold' });

export const SectionIndex = () => (
  <Tool title={m.landing_sections_title()} text={m.landing_sections_text({ open: openSections })}>
    <ol aria-label={m.landing_sections_label()} className={list}>
      {portfolioSections.map(({ title, isOpen }) => (
        <li key={title()} className={row}>
          <span className={name}>{title()}</span>
          <span className={isOpen ? open : coming}>{isOpen ? m.landing_state_open() : m.landing_state_coming()}</span>
        </li>
      ))}
    </ol>
  </Tool>
);
