import { heading, text } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { ReadingLink } from '../../page/reading-link.tsx';
import { m } from '../../paraglide/messages.js';

const list = css({ display: { base: 'none', lg: 'flex' }, flexDirection: 'column', gap: '8' });

const asked = [
  { title: m.write_us_asked_link, says: m.write_us_asked_link_text, to: 'faqs#coach-gone', words: m.reading_link_gone },
  {
    title: m.write_us_asked_parent,
    says: m.write_us_asked_parent_text,
    to: 'faqs#for-parents',
    words: m.reading_parents,
  },
  {
    title: m.write_us_asked_refund,
    says: () => m.write_us_asked_refund_text({ subject: m.write_us_subject_account() }),
    to: 'faqs#refunds',
    words: m.reading_refunds,
  },
] as const;

/** Answers what most messages ask. It stands beside the form, where there is room. */
export const AskedOften = () => (
  <aside aria-label={m.write_us_asked_label()} className={list}>
    {asked.map(({ title, says, ...reading }) => (
      <div key={reading.to}>
        <h2 className={heading({ size: 'sm' })}>{title()}</h2>
        <p className={text({ tone: 'muted' })}>{says()}</p>
        <ReadingLink newTab {...reading} />
      </div>
    ))}
  </aside>
);
