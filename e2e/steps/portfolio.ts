import { expect, type Locator, type Page } from '@playwright/test';
import { type Language, type Say, wordsIn } from '../fixtures/words.ts';
import { closeItem, openForm } from './lists.ts';

export interface PortfolioTexts {
  readonly greeting: string;
  readonly story: string;
  readonly motto: string;
  readonly sport: string;
  readonly category: string;
  readonly position: string;
  readonly team: string;
  readonly result: string;
  readonly event: string;
  readonly award: string;
}

export const texts: Readonly<Record<Language, PortfolioTexts>> = {
  en: {
    greeting: 'Hi, I’m Imani.',
    story: 'I run the 400 because the 200 was over too soon.',
    motto: 'Run your own lane.',
    sport: 'Basketball',
    category: 'Provincial team',
    position: 'Point guard',
    team: 'Brampton North Stars',
    result: '18.4 points a game',
    event: 'Provincial league',
    award: 'Team captain',
  },
  'fr-ca': {
    greeting: 'Moi, c’est Océane.',
    story: 'J’ai commencé meneuse parce que personne ne voulait remonter le ballon.',
    motto: 'La passe avant le panier.',
    sport: 'Basketball',
    category: 'Équipe provinciale',
    position: 'Meneur(-euse) de jeu',
    team: 'Aigles de Rimouski',
    result: '9,2 passes par match',
    event: 'Championnat provincial',
    award: 'Capitaine de l’équipe',
  },
};

/** Resolves in the page after two frames, by which time everything that follows the paint of a key has run. */
const painted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(() => setTimeout(resolve))));
  });

/** Waits until the page says it of everything typed so far; before the paint it may still say it of earlier text. */
const expectStatus = async (page: Page, status: string): Promise<void> => {
  await page.evaluate(painted);
  await expect(page.getByText(status).first()).toBeVisible();
};

export const expectSaved = (page: Page, say: Say): Promise<void> => expectStatus(page, say('save_saved'));

/** Expects that everything typed is stored on the device and waits for the network. */
export const expectStoredOffline = (page: Page, say: Say): Promise<void> => expectStatus(page, say('save_offline'));

export const openSection = async (page: Page, language: Language, section: string, title: string): Promise<void> => {
  await page.goto(`/${language}/app/portfolio/edit/${section}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  // The fields are inert until the device's drafts are read.
  await expect(page.locator('[inert]')).toHaveCount(0);
};

export const writeIntroduction = async (page: Page, language: Language): Promise<void> => {
  const say = wordsIn(language);
  const { greeting, story } = texts[language];
  await openSection(page, language, 'introduction', say('section_introduction_title'));
  await page.getByLabel(say('introduction_greetings_line1_label'), { exact: true }).fill(greeting);
  await page.getByLabel(say('introduction_intro_label'), { exact: true }).fill(story);
  await expectSaved(page, say);
};

export const writeMotto = async (page: Page, language: Language): Promise<void> => {
  const say = wordsIn(language);
  await openSection(page, language, 'motto', say('section_motto_title'));
  await page.getByRole('textbox', { name: say('motto_motto_label'), exact: true }).fill(texts[language].motto);
  await expectSaved(page, say);
};

const choose = async (within: Locator, label: string, choice: string): Promise<void> => {
  const box = within.getByRole('combobox', { name: label });
  await box.fill(choice);
  await within.page().getByRole('option', { name: choice, exact: true }).click();
};

export const addSeason = async (page: Page, language: Language): Promise<void> => {
  const say = wordsIn(language);
  const { sport, category, position, team, result, event, award } = texts[language];
  await openSection(page, language, 'sports-history', say('section_sports_history_title'));

  const sports = page.getByRole('region', { name: say('sports_title') });
  const sportForm = openForm(page, sports);
  await sports.getByRole('button', { name: say('sports_add') }).click();
  await choose(sportForm, say('sport_sport_label'), sport);
  await choose(sportForm, say('sport_category_label'), category);
  await choose(sportForm, say('sport_axis_position'), position);
  await sportForm.getByLabel(say('sport_team_label'), { exact: true }).fill(team);
  await closeItem(page, say);

  const performances = page.getByRole('region', { name: say('performances_title') });
  const performanceForm = openForm(page, performances);
  await performances.getByRole('button', { name: say('performances_add') }).click();
  await performanceForm.getByLabel(say('performance_result_label'), { exact: true }).fill(result);
  await performanceForm.getByLabel(say('performance_event_label'), { exact: true }).fill(event);
  await closeItem(page, say);

  const awards = page.getByRole('region', { name: say('awards_title') });
  await awards.getByRole('button', { name: say('awards_add') }).click();
  await openForm(page, awards).getByLabel(say('award_name_label'), { exact: true }).fill(award);
  await closeItem(page, say);
  await expectSaved(page, say);
};
