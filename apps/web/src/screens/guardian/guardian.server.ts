import { mailedToken } from '../../addresses/mailed-token.ts';
import { stringifySearch } from '../../addresses/search-text.ts';
import { takeFormAnswer } from '../../api/forms/form-answer.ts';
import { priceWords } from '../../i18n/price.ts';
import { secretHead } from '../../page/secret-head.ts';
import { type Asked, visitorPage } from '../../page/visitor-page.server.ts';
import { GuardianPage } from './guardian-page.tsx';
import { guardianHeader } from './guardian-state.ts';
import { GuardianWithdrawPage } from './guardian-withdraw-page.tsx';
import { withdrawalShown } from './withdrawal-state.ts';

/** Loads a page by the token in its address. Redirects first if a message added something after the token. */
const byToken =
  <Data>(load: (api: Asked['api'], token: string) => Promise<Data>) =>
  async ({ api, path, search }: Asked): Promise<Data | Response> => {
    const { token = '' } = mailedToken(search);
    if (token === '' || token === search.token) return load(api, token);
    const location = `${path}${stringifySearch({ ...search, token })}`;
    return new Response(null, { status: 307, headers: { location } });
  };

const loadGuardian = byToken(async (api, token) => ({
  page: await api.guardian.page.query({ token }),
  token,
  price: priceWords((await api.plan.price.query()).currency),
  answer: takeFormAnswer('guardian'),
}));

/** The page on which a guardian reads the request and answers it. */
export const guardian = visitorPage({
  load: loadGuardian,
  head: (props) => secretHead(guardianHeader(props).title),
  Page: GuardianPage,
  bar: 'plain',
  isReading: true,
});

const loadWithdrawal = byToken(async (api, token) => ({
  page: await api.guardian.withdrawalPage.query({ token }),
  answer: takeFormAnswer('guardian-withdraw'),
}));

/** The page on which a guardian refuses a request, closes links or withdraws an agreement, and undoes that. */
export const guardianWithdraw = visitorPage({
  load: loadWithdrawal,
  head: (props) => secretHead(withdrawalShown(props).header.title),
  Page: GuardianWithdrawPage,
  bar: 'plain',
});
