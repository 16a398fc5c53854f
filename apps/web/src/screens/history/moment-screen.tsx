import type { SectionName } from '@palmares/domain/portfolio';
import { ArrowLeft, Page, PageHeader, Section, textLink } from '@palmares/ui';
import { css, cx } from '@palmares/ui/styled-system/css';
import { stack } from '@palmares/ui/styled-system/patterns';
import { Link } from '@tanstack/react-router';
import { useEditor } from '../../drafts/editor-context.tsx';
import { timeWords } from '../../i18n/dates.ts';
import { ZoneNote } from '../../notices/zone-note.tsx';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { sectionTitles } from '../../sections/titles.ts';
import { ConsentNotice } from '../guardian/consent-notice.tsx';
import { SaveNote } from '../portfolio-editor/bar/save-note.tsx';
import { SaveStatus } from '../portfolio-editor/bar/save-status.tsx';
import { isEmptyVersion } from './left-out.ts';
import { RestorePart } from './restore-part.tsx';
import { ComparedRows } from './row-versions.tsx';
import { type PastSection, useMoment } from './use-moment.ts';

const back = css({ display: 'inline-flex', alignItems: 'center', gap: '2' });

interface MomentScreenProps<Name extends SectionName> {
  readonly past: PastSection<Name>;
  readonly at: Date;
  /** False while a guardian's consent is missing. */
  readonly mayWrite: boolean;
  /** The section whose changes the list showed. */
  readonly filter: SectionName | undefined;
}

/** Shows a section as it was then beside its draft on this device now. */
export const MomentScreen = <Name extends SectionName>({ past, at, mayWrite, filter }: MomentScreenProps<Name>) => {
  const { name } = past;
  const editor = useEditor();
  const { draft, rows, leftOut, restoring } = useMoment(past);
  const date = timeWords(at);
  const written = rows.filter(({ texts }) => texts.some(Boolean));
  return (
    <Page width="work">
      <div className={stack({ gap: '6' })}>
        <Link
          to="/$lang/app/portfolio/history"
          params={{ lang: getLocale() }}
          search={filter === undefined ? {} : { section: filter }}
          className={cx(textLink({ standing: 'alone' }), back)}
        >
          <ArrowLeft aria-hidden size={20} />
          {m.history_back()}
        </Link>
        <PageHeader title={sectionTitles[name]()} lead={m.history_version({ date })} />
        <ZoneNote />
        {mayWrite ? <SaveStatus here={[name]} /> : <ConsentNotice />}
        {mayWrite && editor ? (
          <RestorePart
            section={name}
            date={date}
            leftOut={leftOut}
            changes={restoring.changes}
            isEmpty={isEmptyVersion(rows)}
            onRestore={() => {
              draft?.type(restoring.draft);
              editor.commit();
            }}
          />
        ) : null}
        {mayWrite ? <SaveNote here={[name]} /> : null}
      </div>
      <Section title={m.history_compare_title()}>
        <ComparedRows rows={written} />
      </Section>
    </Page>
  );
};
