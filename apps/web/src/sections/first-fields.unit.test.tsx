import {
  type DraftContent,
  portfolioDecider,
  type SectionName,
  sectionNames,
  sections,
} from '@palmares/domain/portfolio';
import { videoPlaces } from '@palmares/domain/sections';
import { cardPortfolioOf } from '@palmares/domain/shared-portfolio';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { ApiProvider } from '../api/api-provider.tsx';
import { onboardingOf } from '../screens/dashboard/onboarding.ts';
import { asksOf } from '../shared-portfolio/card-asks.ts';
import { AthleteContext } from './athlete-context.ts';
import { loadEditor, sectionEditors } from './editors.ts';
import { type FieldPlace, linkTo } from './first-fields.ts';
import type { SectionEditor } from './section-editor.ts';

const athlete = {
  firstName: 'Nora',
  lastName: 'Whitcombe',
  dateOfBirth: '2009-05-12',
  place: { country: 'can', region: 'MB' },
  language: 'en',
} as const;
const { sections: empty } = portfolioDecider.initialState;

const EmptySection = <Name extends SectionName>({ name }: { readonly name: Name }) => {
  const { Editor }: SectionEditor<DraftContent<Name>> = sectionEditors[name];
  return <Editor content={sections[name].draft(sections[name].empty())} edit={() => {}} showErrors={false} />;
};

/** Renders a page of the editor before anything is written. */
const emptyPage = (page: SectionName): string =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <ApiProvider>
        <AthleteContext
          value={{ ...athlete, age: 17, at: new Date('2026-11-27T12:00:00Z'), gender: null, identity: null }}
        >
          <EmptySection name={page} />
        </AthleteContext>
      </ApiProvider>
    </QueryClientProvider>,
  );

const nothing = { emailVerified: true, written: [], optional: [], isPublic: false, hasPlan: false };
const reading = { at: new Date('2026-11-01T12:00:00Z'), language: 'en' } as const;
const card = cardPortfolioOf(athlete, empty, reading);
const tall = { ...empty.general.content, height: { feet: 5, inches: 11 } };
const withHeight = cardPortfolioOf(athlete, { ...empty, general: { version: 1, content: tall } }, reading);

const places: readonly (readonly [where: string, place: FieldPlace])[] = [
  ...Object.entries(asksOf(card, false)).flatMap(([line, asks]) =>
    asks.map((ask) => [`the ${line} of the card`, ask] as const),
  ),
  ...asksOf(withHeight, false).facts.map((ask) => ['the facts of the card', ask] as const),
  ...onboardingOf(nothing).steps.flatMap(({ task, doing }) =>
    doing && 'section' in doing.place ? [[`the step ${task}`, doing.place] as const] : [],
  ),
  ...videoPlaces.map(({ link }) => ['a video that is gone', { section: 'highlights', field: link }] as const),
];

beforeAll(() => Promise.all(sectionNames.map(loadEditor)));

it.each(places.map(([where, place]) => ({ where, ...place })))(
  '$where leads to the field $field of $section, which is on its page',
  ({ section, field }) => {
    const { section: page, hash } = linkTo({ section, field });
    expect(hash).toBeDefined();
    expect(emptyPage(page)).toMatch(new RegExp(` (?:name|data-list)="${hash}"`));
  },
);
