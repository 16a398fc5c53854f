import { articleSlugs } from '@palmares/domain/blog';
import { colors, learningStyles, masks } from '@palmares/domain/identity';
import { identityParts } from '@palmares/domain/sections';
import { Logo } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import type { ReactNode } from 'react';
import { ArticleCover } from '../../drawings/articles/article-cover.tsx';
import { AthletePicture } from '../../drawings/athletes/athlete-picture.tsx';
import { ColorDrawing } from '../../drawings/colors/color-drawing.tsx';
import { EmptyDrawing } from '../../drawings/empty/empty-drawing.tsx';
import { FaceDownCardDrawing } from '../../drawings/face-down-card.tsx';
import { GritDrawing } from '../../drawings/grit.tsx';
import { LearningStyleDrawing } from '../../drawings/learning-styles/learning-style-drawing.tsx';
import { MaskDrawing } from '../../drawings/masks/mask-drawing.tsx';
import { PodiumDrawing } from '../../drawings/podium.tsx';
import { ResultDrawing } from '../../drawings/results/result-drawing.tsx';
import { colorWords, maskName, partWords, styleWords } from '../../sections/identity/words.ts';
import type { ExhibitGroup, ExhibitProps } from '../exhibit.ts';
import { words } from './words.ts';

const figure = css({ display: 'flex', flexDirection: 'column', gap: '3', alignItems: 'flex-start', paddingBlock: '4' });
const sizes = css({ display: 'flex', alignItems: 'flex-end', gap: '3', flexWrap: 'wrap' });
const caption = css({ textStyle: 'label', color: 'fg.muted' });
const muted = css({ color: 'fg.muted' });
const portrait = css({
  width: '[18rem]',
  maxWidth: 'full',
  borderRadius: 'card',
  overflow: 'clip',
  lineHeight: 'tight',
});

/** The record's entries in the order of `names`. */
const named = <Name extends string>(record: Readonly<Record<Name, string>>, names: readonly Name[]) =>
  names.map((name) => [name, record[name]] as const);

const Specimen = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <figure className={figure}>
    <div className={sizes}>{children}</div>
    <figcaption className={caption}>{title}</figcaption>
  </figure>
);

const places = [
  'not-found',
  'no-portfolio-yet',
  'no-links',
  'no-picture',
  'no-results',
  'no-contacts',
  'no-documents',
  'no-jobs',
  'no-school',
  'no-sports',
  'offline',
  'link-closed',
  'locked',
  'inbox',
  'error',
] as const;
const athletes = ['goaltender', 'swimmer'] as const;

const Brand = ({ language }: ExhibitProps) => (
  <>
    <Logo size={40} label={words[language].brand} />
    <Logo size={20} />
    <Logo shape="mark" size={96} />
    <Logo shape="mark" size={24} />
  </>
);

const Masks = () =>
  masks.map((name) => (
    <Specimen key={name} title={maskName(name)}>
      <MaskDrawing name={name} size={128} />
      <MaskDrawing name={name} />
      <MaskDrawing name={name} size={24} label={maskName(name)} />
    </Specimen>
  ));

const Colors = () =>
  colors.map((name) => (
    <Specimen key={name} title={colorWords[name]()}>
      <ColorDrawing name={name} size={128} />
      <ColorDrawing name={name} />
      <ColorDrawing name={name} size={24} label={colorWords[name]()} />
    </Specimen>
  ));

const LearningStyles = () =>
  learningStyles.map((style) => {
    const name = style === 'innerDialog' ? 'inner-dialog' : style;
    return (
      <Specimen key={name} title={styleWords[style]()}>
        <LearningStyleDrawing name={name} size={128} />
        <LearningStyleDrawing name={name} />
        <LearningStyleDrawing name={name} size={24} label={styleWords[style]()} />
      </Specimen>
    );
  });

const EmptyPlaces = ({ language }: ExhibitProps) =>
  named(words[language].empty, places).map(([name, title]) => (
    <Specimen key={name} title={title}>
      <span className={muted}>
        <EmptyDrawing name={name} />
      </span>
      <EmptyDrawing name={name} size={96} label={title} />
    </Specimen>
  ));

const Athletes = ({ language }: ExhibitProps) =>
  named(words[language].athletes, athletes).map(([name, title]) => (
    <Specimen key={name} title={title}>
      <div className={portrait}>
        <AthletePicture name={name} label={title} />
      </div>
      <AthletePicture name={name} size={96} />
    </Specimen>
  ));

const Covers = ({ language }: ExhibitProps) =>
  named(words[language].articles, articleSlugs).map(([slug, title]) => (
    <Specimen key={slug} title={title}>
      <div className={portrait}>
        <ArticleCover slug={slug} label={title} />
      </div>
      <ArticleCover slug={slug} size={96} />
    </Specimen>
  ));

const Podium = ({ language }: ExhibitProps) => (
  <Specimen title={words[language].podium}>
    <PodiumDrawing size={200} />
    <PodiumDrawing size={96} label={words[language].podium} />
  </Specimen>
);

const FaceDownCard = ({ language }: ExhibitProps) => (
  <Specimen title={words[language].faceDownCard}>
    <FaceDownCardDrawing size={192} label={words[language].faceDownCard} />
    <FaceDownCardDrawing size={24} />
  </Specimen>
);

const Grit = () => (
  <Specimen title={partWords.grit()}>
    <GritDrawing size={128} />
    <GritDrawing />
    <GritDrawing size={24} label={partWords.grit()} />
  </Specimen>
);

const Results = () =>
  identityParts.map((part) => (
    <Specimen key={part} title={partWords[part]()}>
      <ResultDrawing part={part} size={96} />
      <ResultDrawing part={part} />
      <ResultDrawing part={part} size={24} />
    </Specimen>
  ));

export const drawings: ExhibitGroup = {
  exhibits: [
    { name: 'Logo', Component: Brand },
    { name: 'AthletePicture', Component: Athletes },
    { name: 'ArticleCover', Component: Covers },
    { name: 'MaskDrawing', Component: Masks },
    { name: 'ColorDrawing', Component: Colors },
    { name: 'LearningStyleDrawing', Component: LearningStyles },
    { name: 'EmptyDrawing', Component: EmptyPlaces },
    { name: 'PodiumDrawing', Component: Podium },
    { name: 'FaceDownCardDrawing', Component: FaceDownCard },
    { name: 'GritDrawing', Component: Grit },
    { name: 'ResultDrawing', Component: Results },
  ],
};
