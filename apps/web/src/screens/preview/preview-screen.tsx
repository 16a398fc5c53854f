import type { IdentityResult } from '@palmares/domain/identity';
import type { Athlete, SectionStates } from '@palmares/domain/portfolio';
import { cardPortfolioOf, filledParts, sharedPortfolioOf } from '@palmares/domain/shared-portfolio';
import { buttonClass, EmptyState, Page, PageHeader } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { Link, useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { trpc } from '../../api/client.ts';
import { fileAddress } from '../../api/files/file-address.ts';
import { notesOnShown } from '../../api/identity/coaching-notes.ts';
import type { CoachingSheet } from '../../api/identity/coaching-sheet.ts';
import { lastVersion } from '../../drafts/device/last-version.ts';
import { useEditor, useEditorState } from '../../drafts/editor-context.tsx';
import { NoPortfolioYetDrawing } from '../../drawings/empty/no-portfolio-yet.tsx';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { beginningOf } from '../../sections/first-fields.ts';
import { CroppedPicture } from '../../sections/profile-picture/cropped-picture.tsx';
import { OwnCard, type OwnCardProps } from '../../shared-portfolio/own-card.tsx';
import { SharedPortfolioView } from '../../shared-portfolio/shared-portfolio-view.tsx';
import { partsNotes } from '../../who-sees/who-sees.ts';
import { PlaceLink } from '../dashboard/place-link.tsx';

/** `--preview-bar` is the height that this bar covers, for sticky elements below it. */
const below = css({ '--preview-bar': '3.75rem' });
const bar = css({
  position: 'sticky',
  insetBlockStart: '[var(--frame-top, 4rem)]',
  zIndex: 'sticky',
  bg: 'surface.raised',
  borderBlockEnd: 'line',
  _print: { display: 'none' },
});
const inside = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: { base: '3', sm: '6' },
  maxWidth: 'wide',
  mx: 'auto',
  paddingInline: { base: '4', sm: '6', md: '8' },
  paddingBlock: { base: '1', md: '2' },
});
const words = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '3',
  minWidth: '0',
  fontWeight: 'semibold',
  lineHeight: 'snug',
});
const unsentWords = css({ color: 'warning.text', fontWeight: 'regular', fontSize: { base: 'label', sm: 'body' } });
/** Scrolls away, unlike the bar: on a phone they would cover the portfolio. */
const notes = css({
  maxWidth: 'wide',
  mx: 'auto',
  paddingInline: { base: '4', sm: '6', md: '8' },
  paddingBlockStart: '3',
  color: 'fg.muted',
  fontSize: 'label',
  _print: { display: 'none' },
});
const actions = css({ display: 'flex', flexShrink: '0', gap: { base: '1', sm: '2' } });

interface PreviewScreenProps {
  readonly athleteId: string;
  /** When the page was loaded, by the server's clock. */
  readonly at: Date;
  /** Null without a result. */
  readonly coaching: CoachingSheet | null;
  readonly portfolio: {
    readonly version: number;
    readonly athlete: Athlete | null;
    readonly sections: SectionStates;
    readonly identity: IdentityResult | null;
  };
}

/** Sends this device's drafts, then refetches if that made the portfolio newer than the page. */
const useOwnEdits = (athleteId: string, version: number): void => {
  const editor = useEditor();
  const router = useRouter();
  const asked = useRef(false);
  useEffect(() => {
    if (!editor || asked.current) return;
    asked.current = true;
    // After a restore, the last edit's version may never be reached, so refetch once only.
    void editor.settle().then(() => {
      if (lastVersion(athleteId) > version) void router.invalidate();
    });
  }, [editor, athleteId, version, router]);
};

/** The picture with its newest crops, which the server may not have drawn yet. */
const ownPicture = ({ 'profile-picture': { content } }: SectionStates) =>
  content.crop
    ? { picture: <CroppedPicture fileId={content.fileId} crop={content.crop} cardCrop={content.cardCrop} /> }
    : {};

export const PreviewScreen = ({ athleteId, at, portfolio, coaching }: PreviewScreenProps) => {
  const { version, athlete, sections, identity } = portfolio;
  useOwnEdits(athleteId, version);
  const unsent = useEditorState(({ sections }) => sections.some((section) => section.touched));
  const lang = getLocale();
  const { data: consent } = trpc.guardian.standing.useQuery();

  const shared = athlete && sharedPortfolioOf(athlete, sections, { at, language: lang, identity, fileAddress });
  if (!athlete) return <Unavailable />;
  if (!shared?.sections)
    return (
      <CardToCome
        card={cardPortfolioOf(athlete, sections, { at, language: lang })}
        picture={sections['profile-picture'].content}
      />
    );
  const { identity: shown } = shared.sections;
  const coachingNotes = coaching && shown ? notesOnShown(coaching, shown) : [];
  const whose = { age: shared.age, isTextOutdated: consent?.isTextOutdated ?? false };
  const hidden = partsNotes(filledParts(sections, identity), whose);
  return (
    <>
      <div className={bar}>
        <div className={inside}>
          <p className={words}>
            <span>{m.preview_bar()}</span>
            {unsent ? <span className={unsentWords}>{m.preview_bar_unsent()}</span> : null}
          </p>
          <div className={actions}>
            <Link
              to="/$lang/app/portfolio/edit"
              params={{ lang }}
              className={buttonClass({ variant: 'ghost', size: 'sm' })}
            >
              {m.preview_edit()}
            </Link>
            <Link
              to="/$lang/app/portfolio/share"
              params={{ lang }}
              className={buttonClass({ variant: 'solid', size: 'sm' })}
            >
              {m.preview_share()}
            </Link>
          </div>
        </div>
      </div>
      {hidden.length === 0 ? null : (
        <div className={notes}>
          {hidden.map((said) => (
            <p key={said}>{said}</p>
          ))}
        </div>
      )}
      <div className={below}>
        <SharedPortfolioView portfolio={shared} coaching={coachingNotes} repeatsActions {...ownPicture(sections)} />
      </div>
    </>
  );
};

const ToIntroduction = () => (
  <PlaceLink place={beginningOf('introduction')} className={buttonClass()}>
    {m.preview_unavailable_action()}
  </PlaceLink>
);

/** The card that the page will begin with, until there is an introduction. */
const CardToCome = (own: Pick<OwnCardProps, 'card' | 'picture'>) => (
  <Page width="work">
    <PageHeader title={m.preview_unavailable_title()} lead={m.preview_unavailable_text()} />
    <OwnCard {...own} />
    <p>
      <ToIntroduction />
    </p>
  </Page>
);

const Unavailable = () => (
  <Page width="work">
    <EmptyState
      level={1}
      picture={<NoPortfolioYetDrawing size={200} flush />}
      title={m.preview_unavailable_title()}
      text={m.preview_unavailable_text()}
      action={<ToIntroduction />}
    />
  </Page>
);
