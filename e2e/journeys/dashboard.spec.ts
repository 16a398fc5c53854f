import { sectionNames } from '@palmares/domain/portfolio';
import { expect, test } from '../fixtures/test.ts';
import { wordsIn } from '../fixtures/words.ts';
import { newPerson } from '../steps/person.ts';
import { writeIntroduction } from '../steps/portfolio.ts';
import { signIn, signInVerified } from '../steps/signed-in.ts';

test('the dashboard lists the next steps, folds the later and the finished ones, and leads to the next', async ({
  page,
  product,
}) => {
  const say = wordsIn('en');
  const athlete = newPerson('en');
  await signIn(page.context(), product, athlete);
  await page.goto('/en/app/dashboard');
  await expect(
    page.getByRole('heading', { level: 1, name: say('dashboard_greeting', { firstName: athlete.firstName }) }),
  ).toBeVisible();
  // At a desk a place's icon is beside its name.
  const places = page.getByRole('navigation', { name: say('navigation_app_label') }).getByRole('link');
  await expect(places.first()).toHaveCSS('flex-direction', 'row');
  // Work experience is optional, so it does not count.
  const progress = page.getByRole('progressbar', { name: say('dashboard_progress_label') });
  const total = sectionNames.length - 1;
  await expect(progress).toHaveAttribute('aria-valuetext', say('dashboard_progress_value', { done: 0, total }));
  const next = page.getByRole('region', { name: say('onboarding_verify_email') });
  await expect(next.getByRole('link', { name: say('share_gate_email_enter') })).toBeVisible();

  const steps = page.getByRole('list', { name: say('dashboard_checklist_label') }).getByRole('listitem');
  await expect(steps).toHaveCount(3);
  await expect(steps.first()).toHaveAttribute('aria-current', 'step');
  const account = page.getByText(say('onboarding_create_account'));
  await expect(account).toBeHidden();
  await page.getByText(say('dashboard_steps_done'), { exact: true }).click();
  await expect(account).toBeVisible();
  // Two steps that are left are not sections: the email address and publishing.
  const later = say('dashboard_steps_later', { count: 2 + sectionNames.length - 3 });
  await page.getByText(later, { exact: true }).click();
  await page
    .getByRole('list', { name: later })
    .getByRole('link', { name: say('onboarding_motto') })
    .click();
  await expect(page.getByLabel(say('motto_motto_label'), { exact: true })).toBeFocused();
});

test('the card asks for what is missing, shows what is written, and each step is answered once', async ({
  page,
  product,
}) => {
  const say = wordsIn('fr-ca');
  await signInVerified(page.context(), product, newPerson('fr-ca'));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/fr-ca/app/dashboard');
  const card = page.getByRole('region', { name: say('card_label') });
  const askOf = (words: string, section: string) => say('card_ask_link', { words: say(words), section: say(section) });
  const asked = askOf('card_ask_greeting', 'section_introduction_title');
  const next = page.getByRole('region', { name: say('onboarding_introduction') });
  await expect(next.getByRole('link', { name: say('share_empty_action') })).toBeInViewport({ ratio: 1 });
  const article = next.getByRole('link', { name: say('reading_portfolio') });
  await expect(article).toHaveAttribute('href', '/fr-ca/blog/building-a-strong-portfolio');
  const topOf = async (region: typeof next) => (await region.boundingBox())?.y;
  expect(await topOf(card)).toBeLessThan((await topOf(next)) ?? 0);
  const numbers = askOf('card_ask_figures', 'section_sports_history_title');
  await card.getByRole('link', { name: numbers, exact: true }).press('Enter');
  await expect(page.getByRole('button', { name: say('performances_add') })).toBeFocused();
  await page.getByRole('link', { name: say('editor_all_sections') }).click();
  const height = askOf('card_ask_height', 'section_general_title');
  await card.getByRole('link', { name: height, exact: true }).press('Enter');
  await expect(page.getByLabel(say('general_unit_foot_full'), { exact: true })).toBeFocused();
  await page.goto('/fr-ca/app/dashboard');
  await card.getByRole('link', { name: asked, exact: true }).click();
  await expect(page.getByLabel(say('introduction_greetings_line1_label'), { exact: true })).toBeFocused();
  await writeIntroduction(page, 'fr-ca');
  await expect(page.getByText(say('onboarding_introduction_seen'), { exact: true })).toBeVisible();

  const dashboard = page.getByRole('link', { name: say('navigation_dashboard'), exact: true });
  const answer = page.getByRole('main').getByText(say('onboarding_introduction_seen'), { exact: true });
  await dashboard.click();
  await expect(answer).toBeVisible();
  await expect(card.getByRole('link', { name: asked, exact: true })).toHaveCount(0);
  await expect(card.getByText(say('portfolio_fact_age'), { exact: true })).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(answer).toHaveCount(0);
});

test('the dashboard names sections with unsent words and links to them', async ({ page, product }) => {
  const say = wordsIn('en');
  await signInVerified(page.context(), product, newPerson('en'));
  await page.goto('/en/app/portfolio/edit/introduction');
  await expect(page.locator('[inert]')).toHaveCount(0);
  await page.getByLabel(say('introduction_greetings_line1_label'), { exact: true }).fill('Hi, I’m Imani.');
  await expect(page.getByText(say('save_incomplete')).first()).toBeVisible();
  await page.getByRole('link', { name: say('navigation_dashboard'), exact: true }).click();
  await expect(page.getByText(say('dashboard_unsent_title'), { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Edit: Introduction' }).click();
  await expect(page.getByRole('heading', { level: 1, name: say('section_introduction_title') })).toBeVisible();
});
