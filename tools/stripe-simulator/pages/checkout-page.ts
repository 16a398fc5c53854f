import { pay } from '../lifecycle.ts';
import type { CheckoutSession } from '../model.ts';
import type { World } from '../world.ts';
import { type Html, html } from './html.ts';
import { goTo, nothingHere, page } from './layout.ts';
import { type Speech, speechOf } from './words.ts';

const DECLINED_CARD = '4000000000000002';

const cardForm = (session: CheckoutSession, email: string, { words }: Speech, declined: boolean): Html => html`
  <form method="post" class="card">
    ${declined ? html`<p class="bad" role="alert">${words.declined}</p>` : html``}
    <label for="email">${words.email}</label>
    <input id="email" name="email" type="email" value="${email}" readonly>
    <label for="card">${words.card}</label>
    <input id="card" name="card" inputmode="numeric" autocomplete="off" value="4242 4242 4242 4242" aria-describedby="card-hint" required>
    <span id="card-hint" class="soft">${words.cardHint}</span>
    <div class="pair">
      <div><label for="expiry">${words.expiry}</label><input id="expiry" name="expiry" inputmode="numeric" autocomplete="off" value="12 / 34" required></div>
      <div><label for="cvc">${words.cvc}</label><input id="cvc" name="cvc" inputmode="numeric" autocomplete="off" value="123" required></div>
    </div>
    <button class="go" type="submit">${words.pay}</button>
    ${session.cancelUrl ? html`<a class="button" href="${session.cancelUrl}">${words.cancel}</a>` : html``}
  </form>`;

const closed = (session: CheckoutSession, { words }: Speech): Html => {
  const address = session.status === 'complete' ? session.successUrl : session.cancelUrl;
  return html`<div class="card"><p>${session.status === 'complete' ? words.alreadyPaid : words.expired}</p>
    ${address ? html`<a class="button go" href="${address}">${words.goOn}</a>` : html``}</div>`;
};

const show = (world: World, session: CheckoutSession, declined: boolean): Response => {
  const speech = speechOf(session.locale);
  const { words } = speech;
  const { cents, currency } = world.price;
  const email = world.state.customers[session.customer]?.email ?? '';
  return page(
    speech,
    words.checkoutTitle,
    html`<div class="card"><div>${words.plan}</div><div class="price">${speech.money(cents, currency)}</div><div class="soft">${words.perMonth}</div></div>
      ${session.status === 'open' ? cardForm(session, email, speech, declined) : closed(session, speech)}`,
    declined ? 402 : 200,
  );
};

export const checkoutPage = (world: World, method: string, id: string, body: string): Response => {
  const session = world.state.checkoutSessions[id];
  if (!session) return nothingHere(speechOf(null));
  if (method !== 'POST' || session.status !== 'open') return show(world, session, false);
  const card = new URLSearchParams(body).get('card')?.replaceAll(/\D/g, '');
  if (card === DECLINED_CARD) return show(world, session, true);
  pay(world, session);
  return goTo(session.successUrl);
};
