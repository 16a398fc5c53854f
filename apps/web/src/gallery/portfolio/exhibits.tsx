import { GripVertical, moveTo, SortableItems, Sorting, teamColors, useSortableItem } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { useState } from 'react';
import { GoaltenderPicture } from '../../drawings/athletes/goaltender.tsx';
import { sportMotifs } from '../../drawings/sports/sport-drawing.tsx';
import { CardBack } from '../../shared-portfolio/card-back.tsx';
import { Contents } from '../../shared-portfolio/contents.tsx';
import { PlayerCard } from '../../shared-portfolio/player-card.tsx';
import type { ExhibitGroup, ExhibitProps } from '../exhibit.ts';
import { words } from './words.ts';

const wide = css({ width: 'full', minWidth: '0' });
const narrow = css({ width: '[18rem]', maxWidth: 'full' });
const backs = css({ display: 'grid', gridTemplateColumns: '[repeat(auto-fill, 10rem)]', gap: '4', width: 'full' });
const list = css({ display: 'flex', flexDirection: 'column', gap: '2', width: 'full', maxWidth: 'form' });
const row = css({ display: 'flex', alignItems: 'center', gap: '3', border: 'line', borderRadius: 'control' });
const handle = css({
  display: 'grid',
  placeItems: 'center',
  width: 'control',
  height: 'control',
  cursor: 'grab',
  touchAction: 'none',
});

const Cards = ({ language }: ExhibitProps) => {
  const { goaltender, facts, longFirstName, longLastName } = words[language];
  return (
    <>
      <div className={wide}>
        <PlayerCard level="h3" firstName="Nora" lastName="Tremblay" {...goaltender} picture={<GoaltenderPicture />} />
      </div>
      <div className={wide}>
        <PlayerCard level="h3" firstName={longFirstName} lastName={longLastName} greeting={[]} facts={facts} />
      </div>
      <div className={narrow}>
        <PlayerCard level="h3" firstName={longFirstName} lastName={longLastName} greeting={[]} facts={facts} />
      </div>
    </>
  );
};

const clothes = ['', ...teamColors] as const;

/** Each sport, and none, in the product's color and in those of teams. */
const CardBacks = () => (
  <div className={backs}>
    {['', ...Object.keys(sportMotifs)].map((sport, at) => (
      <CardBack
        key={sport}
        sport={sport}
        look={{ jerseyNumber: at % 3 === 0 ? null : at * 5, teamColor: clothes[at % clothes.length] ?? '' }}
      />
    ))}
  </div>
);

const TableOfContents = ({ language }: ExhibitProps) => (
  <Contents
    entries={words[language].contents.map(({ title, inside }, place) => ({
      id: `contents-${place}`,
      title,
      inside: inside.map((name, at) => ({ id: `contents-${place}-${at}`, title: name })),
    }))}
  />
);

const Row = ({ name, label }: { readonly name: string; readonly label: string }) => {
  const sortable = useSortableItem(name);
  return (
    <li {...sortable.item} className={row}>
      <button {...sortable.handle} type="button" className={handle} aria-label={label}>
        <GripVertical aria-hidden size={20} />
      </button>
      {name}
    </li>
  );
};

const Sorted = ({ language }: ExhibitProps) => {
  const { items, drag } = words[language];
  const [ids, setIds] = useState<readonly string[]>(items);
  const move = (id: string, place: number) => setIds((now) => moveTo(now, id, place));
  const announced = { help: drag.help, lifted: drag.at, movedOver: drag.at, dropped: drag.at };
  return (
    <SortableItems Sorting={Sorting} ids={ids} words={{ ...announced, cancelled: drag.cancelled }} onMove={move}>
      <ul className={list}>
        {ids.map((name) => (
          <Row key={name} name={name} label={drag.handle(name)} />
        ))}
      </ul>
    </SortableItems>
  );
};

export const portfolio: ExhibitGroup = {
  exhibits: [
    { name: 'PlayerCard', Component: Cards },
    { name: 'CardBack', Component: CardBacks },
    { name: 'Contents', Component: TableOfContents },
    { name: 'SortableItems', Component: Sorted },
  ],
};
