import { actions } from '../api/control.ts';
import type { Subscription } from '../model.ts';
import type { World } from '../world.ts';
import { type Html, html } from './html.ts';
import { page } from './layout.ts';
import { speechOf } from './words.ts';

const speech = speechOf('en');

const subscriptionCard = (world: World, subscription: Subscription): Html => html`<section class="card">
  <dl><dt>Subscription</dt><dd>${subscription.id}</dd>
  <dt>Customer</dt><dd>${world.state.customers[subscription.customer]?.email ?? subscription.customer}</dd>
  <dt>Status</dt><dd>${subscription.status}${subscription.cancelAtPeriodEnd ? ', ends with its period' : ''}</dd>
  <dt>Period ends</dt><dd>${new Date(subscription.periodEnd * 1000).toISOString()}</dd></dl>
  ${
    subscription.status === 'canceled'
      ? html``
      : Object.keys(actions).map(
          (name) =>
            html`<form method="post" action="/simulator/subscriptions/${subscription.id}/${name}"><button>${name.replaceAll('-', ' ')}</button></form>`,
        )
  }</section>`;

/** A page on which a person triggers the changes that Stripe makes over time. */
export const controlPage = (world: World): Response => {
  const cards = Object.values(world.state.subscriptions)
    .reverse()
    .map((subscription) => subscriptionCard(world, subscription));
  const undelivered = Object.values(world.state.events).filter((event) => event.deliveredAt === null).length;
  return page(
    speech,
    'Subscriptions',
    html`<p class="soft">${String(undelivered)} webhooks wait to be delivered.</p>
      ${cards.length > 0 ? cards : html`<p class="card">${speech.words.noSubscription}</p>`}`,
  );
};
