import { describe, expect, it } from 'vitest';
import { specification } from '../kernel/given-when-then.ts';
import { type PlanCommand, type PlanEvent, planAt, planDecider, type Subscription } from './index.ts';

const now = '2026-11-20T12:00:00.000Z';
const { given } = specification(planDecider, { at: new Date(now) });
const december = '2026-12-20T12:00:00.000Z';
/** Seven days after the paid month, and the moment just before. */
const lapse = '2026-12-27T12:00:00.000Z';
const lastMoment = '2026-12-27T11:59:59.999Z';
const january = '2027-01-20T12:00:00.000Z';
const paid: Subscription = {
  id: 'sub_1',
  status: 'active',
  cancelAtPeriodEnd: false,
  currentPeriodEnd: december,
  customerId: 'cus_1',
};
const sync = (change: Partial<Subscription> = {}): PlanCommand => ({
  type: 'SyncSubscription',
  subscription: { ...paid, ...change },
});
const on = (time: string) => ({ at: new Date(time) });
const subscriptionId = paid.id;
const started: PlanEvent = {
  type: 'AthletePlanStarted',
  data: { subscriptionId, customerId: 'cus_1', currentPeriodEnd: december },
};
const leaving: PlanEvent = { type: 'UnsubscribeScheduled', data: { subscriptionId, endsAt: december } };
const resumed: PlanEvent = { type: 'SubscriptionResumed', data: { subscriptionId } };
const failed: PlanEvent = { type: 'PaymentFailed', data: { subscriptionId, graceEndsAt: '2026-11-27T12:00:00.000Z' } };
const recovered: PlanEvent = { type: 'PaymentRecovered', data: { subscriptionId } };
const renewed: PlanEvent = { type: 'AthletePlanRenewed', data: { subscriptionId, currentPeriodEnd: january } };
const ended: PlanEvent = { type: 'AthletePlanEnded', data: { subscriptionId } };
const planAfter = (events: readonly PlanEvent[], at: string) =>
  planAt(
    events.reduce(
      (state, event, index) => planDecider.evolve(state, { event, version: index + 1 }),
      planDecider.initialState,
    ),
    new Date(at),
  );

describe('a subscription', () => {
  it('that is active starts the plan', () => given().when(sync()).thenEvents(started));
  it('that is not paid yet starts nothing', () =>
    given()
      .when(sync({ status: 'incomplete' }))
      .thenNothing());
  it('that ended before its first report starts nothing', () =>
    given()
      .when(sync({ status: 'canceled' }))
      .thenNothing());
  it('reported twice changes nothing', () => given(started).when(sync()).thenNothing());
  it('first reported with a cancellation scheduled starts and is scheduled to end', () =>
    given()
      .when(sync({ cancelAtPeriodEnd: true }))
      .thenEvents(started, leaving));
  it('first reported while a payment is retried starts with its grace period', () =>
    given()
      .when(sync({ status: 'past_due' }))
      .thenEvents(started, failed));

  it('that is unsubscribed ends with its period', () =>
    given(started)
      .when(sync({ cancelAtPeriodEnd: true }))
      .thenEvents(leaving));
  it('unsubscribed twice changes nothing', () =>
    given(started, leaving)
      .when(sync({ cancelAtPeriodEnd: true }))
      .thenNothing());
  it('can be resumed until then', () => given(started, leaving).when(sync()).thenEvents(resumed));
  it('that was never unsubscribed needs no resuming', () =>
    given(started, leaving, resumed).when(sync()).thenNothing());

  it('whose payment fails gets seven days of grace', () =>
    given(started)
      .when(sync({ status: 'past_due' }))
      .thenEvents(failed));
  it('whose payment fails again keeps its first seven days', () =>
    given(started, failed)
      .when(sync({ status: 'past_due' }), on('2026-11-24T12:00:00.000Z'))
      .thenNothing());
  it('whose next period is not paid is not renewed', () =>
    given(started, failed)
      .when(sync({ status: 'past_due', currentPeriodEnd: january }))
      .thenNothing());
  it('whose payment succeeds after all is renewed', () =>
    given(started, failed)
      .when(sync({ currentPeriodEnd: january }))
      .thenEvents(recovered, renewed));
  it('that is paid for another month is renewed', () =>
    given(started)
      .when(sync({ currentPeriodEnd: january }))
      .thenEvents(renewed));
  it('renewed already is not renewed by a late report', () => given(started, renewed).when(sync()).thenNothing());

  it.each(['canceled', 'unpaid'] as const)('that is %s ends the plan', (status) =>
    given(started).when(sync({ status })).thenEvents(ended),
  );
  it('that ended once does not end twice', () =>
    given(started, ended)
      .when(sync({ status: 'canceled' }))
      .thenNothing());

  it('that is not the current one changes nothing', () => {
    given(started)
      .when(sync({ id: 'sub_0', status: 'canceled' }))
      .thenNothing();
    given(started)
      .when(sync({ id: 'sub_0' }))
      .thenNothing();
  });
  it('replaces one that has run out', () =>
    given(started, leaving)
      .when(sync({ id: 'sub_2', currentPeriodEnd: january }), on(december))
      .thenEvents(ended, {
        type: 'AthletePlanStarted',
        data: { subscriptionId: 'sub_2', customerId: 'cus_1', currentPeriodEnd: january },
      }));
  it('replaces one that has lapsed, and not a moment before', () => {
    const other = { id: 'sub_2', currentPeriodEnd: january };
    given(started).when(sync(other), on(lastMoment)).thenNothing();
    given(started)
      .when(sync(other), on(lapse))
      .thenEvents(ended, {
        type: 'AthletePlanStarted',
        data: { subscriptionId: 'sub_2', customerId: 'cus_1', currentPeriodEnd: january },
      });
  });
  it('whose renewal is reported after it lapsed is renewed', () =>
    given(started)
      .when(sync({ currentPeriodEnd: january }), on(lapse))
      .thenEvents(renewed));
  it('after one that ended starts the plan again', () =>
    given(started, ended)
      .when(sync({ id: 'sub_2' }))
      .thenEvents({
        type: 'AthletePlanStarted',
        data: { subscriptionId: 'sub_2', customerId: 'cus_1', currentPeriodEnd: december },
      }));
});

describe('the plan', () => {
  it('is free until it is paid', () => expect(planAfter([], now)).toBe('free'));
  it('is the athlete plan while it is paid', () => expect(planAfter([started], now)).toBe('athlete'));
  it('lasts for seven more days while the report of its renewal is late', () => {
    expect(planAfter([started], lastMoment)).toBe('athlete');
    expect(planAfter([started], lapse)).toBe('free');
    expect(planAfter([started, renewed], lapse)).toBe('athlete');
  });
  it('lasts until a scheduled cancellation takes effect', () => {
    expect(planAfter([started, leaving], '2026-12-20T11:59:59.999Z')).toBe('athlete');
    expect(planAfter([started, leaving], december)).toBe('free');
    expect(planAfter([started, leaving, resumed], december)).toBe('athlete');
  });
  it('lasts for seven days of payment retries', () => {
    expect(planAfter([started, failed], '2026-11-27T11:59:59.999Z')).toBe('athlete');
    expect(planAfter([started, failed], '2026-11-27T12:00:00.000Z')).toBe('free');
    expect(planAfter([started, failed, recovered], december)).toBe('athlete');
  });
  it('keeps its recorded grace period, even if the payment failed after the paid month', () => {
    const late: PlanEvent = {
      type: 'PaymentFailed',
      data: { subscriptionId, graceEndsAt: '2026-12-28T12:00:00.000Z' },
    };
    expect(planAfter([started, late], lapse)).toBe('athlete');
    expect(planAfter([started, late], '2026-12-28T12:00:00.000Z')).toBe('free');
  });
  it('is free when the subscription has ended', () => expect(planAfter([started, ended], now)).toBe('free'));
});

describe('the list of subscriptions', () => {
  const stateAfter = (...events: readonly PlanEvent[]) =>
    events.reduce(
      (state, event, index) => planDecider.evolve(state, { event, version: index + 1 }),
      planDecider.initialState,
    );
  const removed: PlanEvent = { type: 'EndedSubscriptionRemoved', data: { subscriptionId } };
  const remove: PlanCommand = { type: 'RemoveSubscription', subscriptionId };

  it('keeps one that ended, with the date until which it was paid', () => {
    expect(stateAfter(started, ended).ended).toEqual([{ id: subscriptionId, paidUntil: december }]);
    expect(stateAfter(started, leaving, ended).ended).toEqual([{ id: subscriptionId, paidUntil: december }]);
    expect(stateAfter(started, ended, started).ended).toEqual([]);
  });
  it('loses an ended one by its id', () => {
    given(started, ended).when(remove).thenEvents(removed);
    expect(stateAfter(started, ended, removed).ended).toEqual([]);
  });
  it('keeps the one that has not ended', () => given(started).when(remove).thenRefused('subscription_current'));
  it('loses nothing by an id that is not on it', () => {
    given().when(remove).thenNothing();
    given(started, ended, removed).when(remove).thenNothing();
  });
});

describe('a grant', () => {
  const grant: PlanCommand = { type: 'GrantPlan', until: december, reason: 'Payment trouble on our side' };
  const granted: PlanEvent = {
    type: 'AthletePlanGranted',
    data: { until: december, reason: 'Payment trouble on our side' },
  };
  const grantEnded: PlanEvent = { type: 'PlanGrantEnded', data: {} };

  it('gives the plan until its end date', () => {
    given().when(grant).thenEvents(granted);
    expect(planAfter([granted], now)).toBe('athlete');
    expect(planAfter([granted], december)).toBe('free');
  });
  it('without an end date lasts', () =>
    expect(planAfter([{ ...granted, data: { until: null, reason: 'Staff' } }], january)).toBe('athlete'));
  it('given again changes nothing', () => given(granted).when(grant).thenNothing());
  it('needs a reason', () =>
    given()
      .when({ ...grant, reason: ' ' })
      .thenRefused('required', 'reason'));
  it('needs a valid end date', () =>
    given()
      .when({ ...grant, until: 'soon' })
      .thenRefused('date_invalid', 'until'));
  it('can be ended', () => given(granted).when({ type: 'EndGrant' }).thenEvents(grantEnded));
  it('that does not exist needs no ending', () => given().when({ type: 'EndGrant' }).thenNothing());
  it('is independent of a subscription', () => {
    given(granted).when(sync()).thenEvents(started);
    expect(planAfter([granted, started, ended], now)).toBe('athlete');
  });
});
