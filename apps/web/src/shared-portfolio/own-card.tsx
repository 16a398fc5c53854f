import type { SectionContent } from '@palmares/domain/portfolio';
import type { CardPortfolio } from '@palmares/domain/shared-portfolio';
import { css } from '@palmares/ui/styled-system/css';
import type { ReactNode } from 'react';
import { languageTag } from '../i18n/language.ts';
import { m } from '../paraglide/messages.js';
import { CroppedPicture } from '../sections/profile-picture/cropped-picture.tsx';
import { WrittenLanguage } from '../sections/written-language.ts';
import { CardAskLink } from './card-ask-link.tsx';
import { asksOf, type CardAsk } from './card-asks.ts';
import { firstScreen } from './first-screen.ts';
import { PlayerCard } from './player-card.tsx';
import { useArrivals } from './use-arrivals.ts';

const arrival = '[rise {durations.panel} {easings.standard}]';
const frame = css({
  minWidth: '0',
  '&[data-arrived~=picture] [data-line=picture]': { animation: arrival },
  '&[data-arrived~=kicker] [data-line=kicker]': { animation: arrival },
  '&[data-arrived~=greeting] [data-line=greeting]': { animation: arrival },
  '&[data-arrived~=description] [data-line=description]': { animation: arrival },
  '&[data-arrived~=figures] [data-line=figures] dl': { animation: arrival },
  '&[data-arrived~=facts] [data-line=facts] dl': { animation: arrival },
});

export interface OwnCardProps {
  readonly card: CardPortfolio;
  readonly picture: SectionContent<'profile-picture'>;
  /** True to leave out the links, as a scout sees it. */
  readonly asSeen?: boolean;
}

const links = (asks: readonly CardAsk[]): ReactNode =>
  asks.length === 0 ? undefined : asks.map((ask) => <CardAskLink key={ask.section} ask={ask} />);

/** The athlete's own card as scouts would see it, with links to the parts that are still to be written. */
export const OwnCard = ({ card, picture: { fileId, crop }, asSeen = false }: OwnCardProps) => {
  const { firstName, lastName, writtenIn } = card;
  const { introduction, general } = card.sections;
  const screen = firstScreen(card, card.sections);
  const asks = asksOf(card, crop !== null);
  const arrivals = useArrivals({
    picture: JSON.stringify([fileId, crop, general?.jerseyNumber, general?.teamColor]),
    kicker: JSON.stringify(screen.kicker ?? []),
    greeting: JSON.stringify(introduction?.greeting ?? []),
    description: introduction?.shortDesc ?? '',
    figures: JSON.stringify(screen.figures),
    facts: JSON.stringify(screen.facts),
  });
  return (
    <WrittenLanguage value={languageTag(writtenIn)}>
      <section aria-label={m.card_label()} className={frame} {...arrivals}>
        <PlayerCard
          brief
          level="h2"
          firstName={firstName}
          lastName={lastName}
          fullName={general?.fullName}
          jersey={general ?? undefined}
          greeting={introduction?.greeting ?? []}
          description={introduction?.shortDesc}
          picture={crop ? <CroppedPicture fileId={fileId} crop={crop} /> : undefined}
          asks={
            asSeen
              ? undefined
              : {
                  picture: links(asks.picture),
                  kicker: links(asks.kicker),
                  greeting: links(asks.greeting),
                  description: links(asks.description),
                  figures: links(asks.figures),
                  facts: links(asks.facts),
                }
          }
          {...screen}
        />
      </section>
    </WrittenLanguage>
  );
};
