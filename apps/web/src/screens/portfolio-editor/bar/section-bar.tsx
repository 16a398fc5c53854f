import { ArrowLeft, heading } from '@palmares/ui';
import { css, cx } from '@palmares/ui/styled-system/css';
import { Link } from '@tanstack/react-router';
import { m } from '../../../paraglide/messages.js';
import { getLocale } from '../../../paraglide/runtime.js';
import { SaveStatus, type SaveStatusProps } from './save-status.tsx';

/** On a phone, the only bar at the top. */
const bar = css({
  position: 'sticky',
  insetBlockStart: '0',
  zIndex: 'sticky',
  display: 'flex',
  alignItems: 'center',
  gap: '1',
  minHeight: '12',
  // Extends to the edges of the screen, so that nothing shows beside it.
  mx: { base: '-4', sm: '-6', md: '-8', lg: '0' },
  paddingInlineStart: { base: '1', sm: '3', lg: '0' },
  paddingInlineEnd: { base: '4', sm: '6', md: '8', lg: '0' },
  paddingBlockStart: '2',
  paddingBlockEnd: { lg: '2' },
  bg: 'canvas',
  borderBlockEnd: 'line',
});
const back = css({
  display: { base: 'grid', lg: 'none' },
  placeItems: 'center',
  flexShrink: '0',
  width: 'control',
  height: 'control',
  color: 'fg',
  borderRadius: 'control',
  outlineOffset: '[-2px]',
});
const title = css({
  minWidth: '0',
  lgDown: { textStyle: 'body', fontWeight: 'bold', lineHeight: 'snug', truncate: true },
});

interface SectionBarProps extends Omit<SaveStatusProps, 'title'> {
  readonly title: string;
}

/** The way back, the page's title and where its words are saved. It stays in view. */
export const SectionBar = ({ title: words, ...status }: SectionBarProps) => (
  <div className={bar}>
    <Link
      to="/$lang/app/portfolio/edit"
      params={{ lang: getLocale() }}
      className={back}
      aria-label={m.editor_all_sections()}
    >
      <ArrowLeft aria-hidden size={24} />
    </Link>
    <SaveStatus {...status} title={<h1 className={cx(heading({ size: 'page' }), title)}>{words}</h1>} />
  </div>
);
