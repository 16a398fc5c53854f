import type { Mask } from '@palmares/domain/identity';
import { Card, textLink } from '@palmares/ui';
import { Link } from '@tanstack/react-router';
import { MaskDrawing } from '../../drawings/masks/mask-drawing.tsx';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { maskWords } from '../../sections/identity/words.ts';
import { layout } from './results-layout.ts';

interface OwnMaskProps {
  readonly mask: Mask;
  readonly traits: readonly string[];
  readonly meaning: readonly string[];
}

/** The athlete's own mask, large. */
export const OwnMask = ({ mask, traits, meaning }: OwnMaskProps) => (
  <Card padding="lg" className={layout.own}>
    <div className={layout.picture}>
      <MaskDrawing name={mask} size={224} />
    </div>
    <div className={layout.words}>
      <p className={layout.kicker}>{m.results_mask_kicker()}</p>
      <h3 className={layout.name}>{maskWords[mask]()}</h3>
      <ul aria-label={m.explore_traits()} className={layout.traits}>
        {traits.map((trait) => (
          <li key={trait}>{trait}</li>
        ))}
      </ul>
      {meaning.map((line) => (
        <p key={line} className={layout.lead}>
          {line}
        </p>
      ))}
      <Link
        to="/$lang/app/identity/explore/masks/$mask"
        params={{ lang: getLocale(), mask }}
        className={textLink({ standing: 'alone' })}
      >
        {m.results_explore({ name: maskWords[mask]() })}
      </Link>
    </div>
  </Card>
);
