import type { Mask } from '@palmares/domain/identity';
import type { Gender } from '@palmares/domain/sections';
import { Card, ResultHero, text, textLink } from '@palmares/ui';
import { MaskDrawing } from '../../drawings/masks/mask-drawing.tsx';
import { m } from '../../paraglide/messages.js';
import { exploreAddresses } from '../../sections/identity/explore-addresses.ts';
import { maskName, ownMaskWords } from '../../sections/identity/words.ts';
import { nameWidth } from '../../shared-portfolio/name-width.ts';

interface OwnMaskProps {
  readonly mask: Mask;
  readonly gender: Gender | null;
  readonly traits: readonly string[];
  readonly meaning: readonly string[];
  /** True if the athlete sees it for the first time. */
  readonly reveals: boolean;
}

/** The athlete's own mask, large. */
export const OwnMask = ({ mask, gender, traits, meaning, reveals }: OwnMaskProps) => {
  const title = ownMaskWords(mask, gender);
  return (
    <Card padding="lg">
      <ResultHero
        level={2}
        drawing={<MaskDrawing name={mask} />}
        kicker={m.results_mask_kicker()}
        title={title}
        titleWidth={nameWidth(title, 'black')}
        traits={traits}
        traitsLabel={m.explore_traits()}
        reveals={reveals}
      >
        {meaning.map((line) => (
          <p key={line} className={text({ size: 'lead' })}>
            {line}
          </p>
        ))}
        <a href={exploreAddresses.mask(mask)} className={textLink({ standing: 'alone' })}>
          {m.results_explore({ name: maskName(mask, gender) })}
        </a>
      </ResultHero>
    </Card>
  );
};
