import { colorShares, colorTie, type IdentityResult, styleTie } from '@palmares/domain/identity';
import { separated, VisuallyHidden } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import type { ReactNode } from 'react';
import { shownStyles } from '../../api/identity/explain-result.ts';
import { ColorDrawing } from '../../drawings/colors/color-drawing.tsx';
import { GritDrawing } from '../../drawings/grit.tsx';
import { LearningStyleDrawing } from '../../drawings/learning-styles/learning-style-drawing.tsx';
import { styleAddresses } from '../../sections/identity/addresses.ts';
import {
  colorWords,
  partWords,
  ratingWords,
  scoreWords,
  shareWords,
  strengthWords,
  styleWords,
} from '../../sections/identity/words.ts';

/** On so narrow a screen, three words do not fit side by side. */
const narrow = '@media (max-width: 22rem)';
const row = css({
  display: 'grid',
  gridTemplateColumns: '[repeat(3, minmax(0, 1fr))]',
  gap: '2',
  listStyle: 'none',
  [narrow]: { gridTemplateColumns: '[minmax(0, 1fr)]' },
});
const tile = css({
  display: 'flex',
  flexDirection: { base: 'column', md: 'row' },
  alignItems: 'center',
  columnGap: '4',
  rowGap: '2',
  height: 'full',
  minWidth: '0',
  paddingBlock: { base: '2', md: '4' },
  paddingInline: { base: '1', md: '4' },
  color: 'fg',
  bg: 'surface',
  border: 'line',
  borderRadius: 'card',
  lineHeight: 'snug',
  textAlign: { base: 'center', md: 'start' },
  textDecoration: 'none',
  [narrow]: { flexDirection: 'row', paddingInline: '4', textAlign: 'start' },
  _hover: { borderColor: 'line.strong', '& strong': { textDecoration: 'underline', textUnderlineOffset: '[0.22em]' } },
});
const signs = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '1',
  height: '16',
  flexShrink: '0',
  '& > svg': { display: 'block', width: 'auto', maxWidth: 'full', minWidth: '0', height: '[min(100%, 4rem)]' },
});
const words = css({ minWidth: '0', maxWidth: 'full' });
const name = css({ display: 'block', fontSize: { mdDown: 'label' }, overflowWrap: 'break-word', hyphens: 'auto' });
const value = css({ display: 'block', color: 'fg.muted', fontSize: 'label', fontVariantNumeric: 'tabular-nums' });
const SIGN = 56;

/** The other three results in a row, each with its picture, which lead to their parts below; null without any of them. */
export const AtAGlance = ({ result: { colors, learningStyles, grit } }: { readonly result: IdentityResult }) => {
  const leading = colors && colorShares(colors)[0];
  if (!(leading || learningStyles || grit)) return null;
  const own = leading ? [leading.color, ...(colorTie(colors)?.unnamed ?? [])] : [];
  const styles = learningStyles ? [...shownStyles(learningStyles), ...(styleTie(learningStyles)?.unnamed ?? [])] : [];
  return (
    <ul className={row}>
      {leading ? (
        <Tile
          part="colors"
          signs={own.map((color) => <ColorDrawing key={color} name={color} size={SIGN} />)}
          names={own.map((color) => colorWords[color]())}
          value={shareWords(leading.share)}
        />
      ) : null}
      {learningStyles ? (
        <Tile
          part="learningStyles"
          signs={styles.map((style) => <LearningStyleDrawing key={style} name={styleAddresses[style]} size={SIGN} />)}
          names={styles.map((style) => styleWords[style]())}
          value={learningStyles.strength === 'multimodal' ? undefined : strengthWords[learningStyles.strength]()}
        />
      ) : null}
      {grit ? (
        <Tile
          part="grit"
          signs={<GritDrawing size={SIGN} />}
          names={[partWords.grit()]}
          value={separated([scoreWords(grit.score), ratingWords[grit.rating]()])}
        />
      ) : null}
    </ul>
  );
};

interface TileProps {
  readonly part: 'colors' | 'learningStyles' | 'grit';
  readonly signs: ReactNode;
  /** One line each. There are several if they tie or are about as strong. */
  readonly names: readonly string[];
  readonly value?: string | undefined;
}

const Tile = ({ part, signs: drawings, names, value: amount }: TileProps) => (
  <li>
    <a href={`#${part}`} className={tile}>
      <span className={signs}>{drawings}</span>
      <span className={words}>
        {part === 'grit' ? null : <VisuallyHidden>{partWords[part]()}: </VisuallyHidden>}
        {names.map((title) => (
          <strong key={title} className={name}>
            {title}{' '}
          </strong>
        ))}
        {amount === undefined ? null : <span className={value}> {amount}</span>}
      </span>
    </a>
  </li>
);
