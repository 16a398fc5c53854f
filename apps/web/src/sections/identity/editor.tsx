import { colors, learningStyles, masks } from '@palmares/domain/identity';
import { type DraftContent, sections } from '@palmares/domain/portfolio';
import { type IdentityPart, identityParts } from '@palmares/domain/sections';
import { type IdentityPublicView, shownResult } from '@palmares/domain/shared-portfolio';
import { Banner, buttonClass, EmptyState, Switch, textLink } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { Link } from '@tanstack/react-router';
import { ColorDrawing } from '../../drawings/colors/color-drawing.tsx';
import { GritDrawing } from '../../drawings/grit.tsx';
import { LearningStyleDrawing } from '../../drawings/learning-styles/learning-style-drawing.tsx';
import { MaskDrawing } from '../../drawings/masks/mask-drawing.tsx';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { identityBanner } from '../../who-sees/who-sees.ts';
import { useAthlete, useGender } from '../athlete-context.ts';
import type { EditorProps } from '../section-editor.ts';
import { styleAddresses } from './addresses.ts';
import { PartSigns } from './part-signs.tsx';
import { partSummary } from './summaries.ts';
import { partWords } from './words.ts';

type ShownParts = DraftContent<'identity'>;

const frame = css({ display: 'flex', flexDirection: 'column', gap: '6' });
const list = css({ display: 'flex', flexDirection: 'column', borderBlockStart: 'line' });
const entry = css({
  display: 'grid',
  gridTemplateColumns: '[3rem minmax(0, 1fr)]',
  columnGap: '4',
  alignItems: 'center',
  borderBlockEnd: 'line',
  paddingBlock: '2',
});
const SIGN = 48;

/** The results come from the test; only what the portfolio shows of them is chosen here. */
export const IdentityEditor = ({ content, edit }: EditorProps<ShownParts>) => {
  const athlete = useAthlete();
  const gender = useGender();
  if (!athlete?.identity) return <NotTaken />;
  const banner = identityBanner(athlete);
  const view = shownResult(athlete.identity, sections.identity.empty(), gender);
  return (
    <div className={frame}>
      {banner === null ? null : <Banner>{banner}</Banner>}
      <ul className={list}>
        {identityParts.map((part) => (
          <li key={part} className={entry}>
            <OwnSign part={part} of={view} />
            <PartSwitch part={part} summary={partSummary(part, view)} content={content} edit={edit} />
          </li>
        ))}
      </ul>
      <p>{m.portfolio_identity_note()}</p>
      <Link to="/$lang/app/identity/results" params={{ lang: getLocale() }} className={textLink({ standing: 'alone' })}>
        {m.identity_results_link()}
      </Link>
    </div>
  );
};

interface PartSwitchProps extends Pick<EditorProps<ShownParts>, 'content' | 'edit'> {
  readonly part: IdentityPart;
  /** Null for a part that was not completed. */
  readonly summary: string | null;
}

const PartSwitch = ({ part, summary, content, edit }: PartSwitchProps) => (
  <Switch
    name={part}
    label={partWords[part]()}
    hint={summary ?? m.identity_not_completed()}
    disabled={summary === null}
    checked={summary !== null && content[part] !== false}
    onCheckedChange={(isShown) => edit((now) => ({ ...now, [part]: isShown }))}
  />
);

/** The athlete's own mask, leading color or style; without one, the first that the part may find. */
const OwnSign = ({ part, of: view }: { readonly part: IdentityPart; readonly of: IdentityPublicView | null }) => {
  if (part === 'masks') return <MaskDrawing name={view?.masks?.[0] ?? masks[0]} size={SIGN} />;
  if (part === 'colors') return <ColorDrawing name={view?.colors?.[0]?.color ?? colors[0]} size={SIGN} />;
  if (part === 'grit') return <GritDrawing size={SIGN} />;
  return (
    <LearningStyleDrawing name={styleAddresses[view?.learningStyles?.styles[0] ?? learningStyles[0]]} size={SIGN} />
  );
};

const NotTaken = () => (
  <EmptyState
    picture={<PartSigns part="masks" size={64} />}
    title={m.identity_untaken_title()}
    text={m.identity_untaken_text()}
    action={
      <Link to="/$lang/app/identity/test" params={{ lang: getLocale() }} className={buttonClass()}>
        {m.identity_untaken_action()}
      </Link>
    }
  />
);
