import type { SectionName } from '@palmares/domain/portfolio';
import { buttonClass } from '@palmares/ui';
import { Link } from '@tanstack/react-router';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { sectionTitles } from '../../sections/titles.ts';

/** Leads to where a section is edited. */
export const OpenSection = ({ section }: { readonly section: SectionName }) => (
  <Link
    to="/$lang/app/portfolio/edit/$section"
    params={{ lang: getLocale(), section }}
    className={buttonClass({ variant: 'outline', size: 'sm' })}
  >
    {m.history_open_section({ section: sectionTitles[section]() })}
  </Link>
);
