import { mailedToken } from '../../addresses/mailed-token.ts';
import { stringifySearch } from '../../addresses/search-text.ts';
import { takeFormAnswer } from '../../api/forms/form-answer.ts';
import { secretHead } from '../../page/secret-head.ts';
import { type Asked, visitorPage } from '../../page/visitor-page.server.ts';
import { GuardianPage, type GuardianPageProps, guardianHeader } from './guardian-page.tsx';
import { GuardianWithdrawPage, type GuardianWithdrawPageProps, withdrawalHeader } from './guardian-withdraw-page.tsx';

/** Returns the token in the page's address, or a redirect if a message added something after it. */
const tokenOf = ({ path, search }: Asked): string | Response => {
  const { token = '' } = mailedToken(search);
  if (token === '' || token === search.token) return token;
  const location = `${path}${stringifySearch({ ...search, token })}`;
  return new Response(null, { status: 307, headers: { location } });
};

/** The page on which a guardian reads the request and answers it. */
export const guardian = visitorPage({
  load: async (asked: Asked): Promise<GuardianPageProps | Response> => {
    const token = tokenOf(asked);
    if (token instanceof Response) return token;
    return { page: await asked.api.guardian.page.query({ token }), answer: takeFormAnswer('guardian') };
  },
  head: (shown) => secretHead(guardianHeader(shown).title),
  Page: GuardianPage,
  bar: 'plain',
  isReading: true,
});

/** The page on which a guardian refuses a request or withdraws an agreement, and undoes either. */
export const guardianWithdraw = visitorPage({
  load: async (asked: Asked): Promise<GuardianWithdrawPageProps | Response> => {
    const token = tokenOf(asked);
    if (token instanceof Response) return token;
    const page = await asked.api.guardian.withdrawalPage.query({ token });
    return { page, answer: takeFormAnswer('guardian-withdraw') };
  },
  head: (shown) => secretHead(withdrawalHeader(shown).title),
  Page: GuardianWithdrawPage,
  bar: 'plain',
});
