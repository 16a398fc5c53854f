import { secretHead } from '../../page/secret-head.ts';
import { type Asked, visitorPage } from '../../page/visitor-page.server.ts';
import { m } from '../../paraglide/messages.js';
import { PastPortfolioScreen } from './past-portfolio-screen.tsx';

/** A portfolio at a moment in the past, which a signed address opens. */
export const pastPortfolio = visitorPage({
  load: async ({ api, language, params: { token = '' }, missing }: Asked) => {
    const past = await api.pastPortfolio.open.query({ token, language });
    return past ? { past } : missing();
  },
  head: ({ past }) => secretHead(past.kind === 'opening' ? m.past_opening_head() : m.past_head_title()),
  Page: PastPortfolioScreen,
  bar: 'plain',
});
