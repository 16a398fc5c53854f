import { recoverPayment, setCancelAtPeriodEnd } from '../lifecycle.ts';
import type { Subscription } from '../model.ts';
import type { World } from '../world.ts';
import { type Html, html } from './html.ts';
import { goTo, nothingHere, page } from './layout.ts';
import { type Speech, speechOf } from './words.ts';

const statusWords = {
  active: 'statusActive',
  past_due: 'statusPastDue',
  canceled: 'statusCanceled',
} as const satisfies Record<Subscription['status'], keyof Speech['words']>;

const when = (subscription: Subscription, { words, date }: Speech): readonly [string, string] => {
  if (subscription.endedAt !== null) return [words.endedOn, date(subscription.endedAt)];
  return [subscription.cancelAtPeriodEnd ? words.endsOn : words.renewsOn, date(subscription.periodEnd)];
};

const subscriptionCard = (world: World, subscription: Subscription, speech: Speech): Html => {
  const { words } = speech;
  const [label, day] = when(subscription, speech);
  const choice = subscription.cancelAtPeriodEnd ? 'resume' : 'cancel';
  return html`<section class="card">
    <dl><dt>${words.plan}</dt><dd>${speech.money(world.price.cents, world.price.currency)}</dd>
    <dt>${words.status}</dt><dd>${words[statusWords[subscription.status]]}</dd><dt>${label}</dt><dd>${day}</dd></dl>
    ${
      subscription.status === 'canceled'
        ? html``
        : html`<form method="post"><input type="hidden" name="subscription" value="${subscription.id}">${subscription.status === 'past_due' ? html`<button class="go" name="choice" value="pay">${words.payAgain}</button>` : html``}<button name="choice" value="${choice}">${choice === 'resume' ? words.resumePlan : words.cancelPlan}</button></form>`
    }</section>`;
};

const choose = (world: World, subscriptions: readonly Subscription[], body: string): void => {
  const form = new URLSearchParams(body);
  const subscription = subscriptions.find(({ id }) => id === form.get('subscription'));
  if (!subscription || subscription.status === 'canceled') return;
  if (form.get('choice') === 'pay') {
    if (subscription.status === 'past_due') recoverPayment(world, subscription);
    return;
  }
  const wanted = form.get('choice') === 'cancel';
  if (subscription.cancelAtPeriodEnd !== wanted) setCancelAtPeriodEnd(world, subscription, wanted);
};

export const portalPage = (world: World, method: string, id: string, body: string): Response => {
  const session = world.state.portalSessions[id];
  if (!session) return nothingHere(speechOf(null));
  const subscriptions = Object.values(world.state.subscriptions)
    .filter(({ customer }) => customer === session.customer)
    .reverse();
  if (method === 'POST') {
    choose(world, subscriptions, body);
    return goTo(session.url);
  }
  const speech = speechOf(session.locale);
  const cards = subscriptions.map((subscription) => subscriptionCard(world, subscription, speech));
  const none = html`<p class="card">${speech.words.noSubscription}</p>`;
  return page(
    speech,
    speech.words.portalTitle,
    html`${cards.length > 0 ? cards : none}
      ${session.returnUrl ? html`<a class="button" href="${session.returnUrl}">${speech.words.back}</a>` : html``}`,
  );
};
