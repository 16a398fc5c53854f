import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { supportMailAbout } from '../../i18n/support-address.ts';
import { m } from '../../paraglide/messages.js';
import type { LiveSubscription } from './plan-data.ts';
import { Payer, SubscriptionState } from './subscription-state.tsx';

const at = new Date('2026-12-28T12:00:00Z');
const active: LiveSubscription = { id: 'sub_1', endsAt: null, graceEndsAt: null, renewsAt: at };
const said = (subscription: LiveSubscription) =>
  renderToStaticMarkup(<SubscriptionState subscription={subscription} currency="cad" />).replaceAll('\u00a0', ' ');

it('the next payment names price, currency and date, and is not there once the plan ends or is overdue', () => {
  expect(said(active)).toContain('$5.99 plus taxes, in Canadian dollars, on December 28, 2026');
  for (const other of [
    { ...active, endsAt: at },
    { ...active, graceEndsAt: at },
  ])
    expect(said(other)).not.toContain(m.plan_next_payment());
});

it('a parent who pays can end the plan by a message that names the account', () =>
  expect(renderToStaticMarkup(<Payer of="nora@mail.example" />)).toContain(
    `href="${supportMailAbout('End the Athlete Plan for nora@mail.example')}"`,
  ));
