import { pay } from '../lifecycle.ts';
import type { CheckoutSession } from '../model.ts';
import type { World } from '../world.ts';
import { type Html, html } from './html.ts';
import { goTo, nothingHere, page } from './layout.ts';
import { type Speech, speechOf } from './words.ts';

/** Stripe's test cards. */
const CARDS = {
  good: '4242 4242 4242 4242',
  declined: '4000000000000002',
  asksToConfirm: '4000002500003155',
  failsAtRenewal: '4000000000000341',
} as const;

interface Form {
  readonly card: string;
  readonly agreed: boolean;
  readonly confirmation: string | null;
}

type Problem = 'declined' | 'unconfirmed' | 'mustAgree';

const formOf = (body: string): Form => {
  const fields = new URLSearchParams(body);
  return {
    card: fields.get('card') ?? '',
    agreed: fields.get('terms') === 'on',
    confirmation: fields.get('confirmation'),
  };
};

const digits = (card: string): string => card.replaceAll(/\D/g, '');

const termsBox = ({ words }: Speech, agreed: boolean, problem: Problem | null): Html => html`
    <label class="check"><input name="terms" type="checkbox" value="on" required ${agreed ? html`checked` : html``} ${problem === 'mustAgree' ? html`aria-invalid="true" aria-describedby="terms-problem"` : html``}>${words.agree}</label>
    ${problem === 'mustAgree' ? html`<p class="bad" role="alert" id="terms-problem">${words.mustAgree}</p>` : html``}`;

const cardForm = (
  session: CheckoutSession,
  email: string,
  speech: Speech,
  form: Form | null,
  problem: Problem | null,
) => {
  const { words } = speech;
  return html`
  <form method="post" class="card">
    ${problem === 'declined' || problem === 'unconfirmed' ? html`<p class="bad" role="alert">${words[problem]}</p>` : html``}
    <label for="email">${words.email}</label>
    <input id="email" name="email" type="email" value="${email}" readonly>
    <label for="card">${words.card}</label>
    <input id="card" name="card" inputmode="numeric" autocomplete="off" value="${form?.card ?? CARDS.good}" aria-describedby="card-hint" required>
    <span id="card-hint" class="soft">${words.cardHint}</span>
    <div class="pair">
      <div><label for="expiry">${words.expiry}</label><input id="expiry" name="expiry" inputmode="numeric" autocomplete="off" value="12 / 34" required></div>
      <div><label for="cvc">${words.cvc}</label><input id="cvc" name="cvc" inputmode="numeric" autocomplete="off" value="123" required></div>
    </div>
    ${session.asksForTerms ? termsBox(speech, form?.agreed ?? false, problem) : html``}
    <button class="go" type="submit">${words.pay}</button>
    ${session.cancelUrl ? html`<a class="button" href="${session.cancelUrl}">${words.cancel}</a>` : html``}
  </form>`;
};

const confirmForm = ({ words }: Speech, { card }: Form): Html => html`
  <form method="post" class="card">
    <p>${words.confirmHint}</p>
    <input type="hidden" name="card" value="${card}"><input type="hidden" name="terms" value="on">
    <button class="go" name="confirmation" value="confirm">${words.confirm}</button>
    <button name="confirmation" value="fail">${words.fail}</button>
  </form>`;

const closed = (session: CheckoutSession, { words }: Speech): Html => {
  const address = session.status === 'complete' ? session.successUrl : session.cancelUrl;
  return html`<div class="card"><p>${session.status === 'complete' ? words.alreadyPaid : words.expired}</p>
    ${address ? html`<a class="button go" href="${address}">${words.goOn}</a>` : html``}</div>`;
};

const price = (world: World, speech: Speech): Html => {
  const { cents, currency } = world.price;
  const { words } = speech;
  return html`<div class="card"><div>${words.plan}</div><div class="price">${speech.money(cents, currency)}</div><div class="soft">${words.perMonth}</div></div>`;
};

const show = (
  world: World,
  session: CheckoutSession,
  form: Form | null = null,
  problem: Problem | null = null,
): Response => {
  const speech = speechOf(session.locale);
  const email = world.state.customers[session.customer]?.email ?? '';
  const body = session.status === 'open' ? cardForm(session, email, speech, form, problem) : closed(session, speech);
  return page(speech, speech.words.checkoutTitle, html`${price(world, speech)}${body}`, problem ? 402 : 200);
};

const problemOf = (session: CheckoutSession, { card, agreed, confirmation }: Form): Problem | null => {
  if (session.asksForTerms && !agreed) return 'mustAgree';
  if (digits(card) === CARDS.declined) return 'declined';
  return confirmation === 'fail' ? 'unconfirmed' : null;
};

export const checkoutPage = (world: World, method: string, id: string, body: string): Response => {
  const session = world.state.checkoutSessions[id];
  if (!session) return nothingHere(speechOf(null));
  if (method !== 'POST' || session.status !== 'open') return show(world, session);
  const form = formOf(body);
  const problem = problemOf(session, form);
  if (problem) return show(world, session, form, problem);
  const card = digits(form.card);
  if (card === CARDS.asksToConfirm && form.confirmation !== 'confirm') {
    const speech = speechOf(session.locale);
    return page(speech, speech.words.confirmTitle, html`${price(world, speech)}${confirmForm(speech, form)}`);
  }
  pay(world, session, { failsAtRenewal: card === CARDS.failsAtRenewal });
  return goTo(session.successUrl);
};
