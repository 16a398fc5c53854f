import { openStopToken, setOpeningMails } from '@palmares/db/openings';
import { m } from '../../paraglide/messages.js';
import { plainPage } from '../forms/plain-page.server.ts';
import { services } from '../transport/services.server.ts';

interface Asked {
  readonly params: { readonly token: string };
}

const accountOf = async (token: string) => {
  const { accounts, config, database, now } = await services();
  const athleteId = openStopToken(config.pepper, token, now());
  return athleteId === null ? undefined : accounts.findAccount(database.kysely, athleteId);
};

const notFound = (): Response => new Response(null, { status: 404 });

/** Asks for confirmation, because mail scanners open links but press no buttons. */
export const askToStopMails = async ({ params: { token } }: Asked): Promise<Response> => {
  const account = await accountOf(token);
  if (!account) return notFound();
  const locale = account.language;
  return plainPage(locale, {
    status: 200,
    title: m.opening_mails_ask_title({}, { locale }),
    body: `<p>${m.opening_mails_ask_text({}, { locale })}</p><form method="post"><button>${m.opening_mails_stop({}, { locale })}</button></form>`,
    hasForm: true,
  });
};

/** Turns the emails off. Mail programs post here, too, when their reader unsubscribes (RFC 8058). */
export const stopMails = async ({ params: { token } }: Asked): Promise<Response> => {
  const account = await accountOf(token);
  if (!account) return notFound();
  await setOpeningMails((await services()).database.kysely, account.athleteId, false);
  const locale = account.language;
  return plainPage(locale, {
    status: 200,
    title: m.opening_mails_stopped_title({}, { locale }),
    body: `<p>${m.opening_mails_stopped_text({}, { locale })}</p>`,
  });
};
