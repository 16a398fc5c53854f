import { createMemoryHistory } from '@tanstack/react-router';
import { describe, expect, it, vi } from 'vitest';
import { resetsScroll, scrollRule } from './scroll-reset.ts';

const route = (resetScroll?: boolean) => ({ staticData: resetScroll === undefined ? {} : { resetScroll } });

describe('arriving on a page', () => {
  it('begins at its top', () => {
    expect(resetsScroll([])).toBe(true);
    expect(resetsScroll([route(), route()])).toBe(true);
  });

  it('stays as far down as it was when a route says so', () => {
    expect(resetsScroll([route(), route(false)])).toBe(false);
    expect(resetsScroll([route(false), route()])).toBe(false);
  });

  it('follows the deepest route that says anything', () => {
    expect(resetsScroll([route(false), route(true), route()])).toBe(true);
    expect(resetsScroll([route(true), route(false)])).toBe(false);
  });
});

/**
 * A router in a browser, with one route that keeps its position. A resolved location is where its history is by then.
 */
const routerInBrowser = () => {
  const resolved = new Set<() => void>();
  const router = {
    isServer: false,
    history: createMemoryHistory(),
    state: { matches: [route(false)] },
    subscribe: (_event: 'onResolved', run: () => void) => resolved.add(run),
  };
  const dispatchScroll = vi.fn();
  const resolve = () => {
    for (const run of resolved) run();
  };
  return { router, resolve, dispatchScroll, mayScroll: scrollRule(router, dispatchScroll) };
};

describe('the rule of a router', () => {
  const arrival = { location: { hash: '' } };

  it('asks the routes that are there, whichever they are by then', () => {
    const { router, resolve, mayScroll } = routerInBrowser();
    router.history.push('/there');
    resolve();
    expect(mayScroll(arrival)).toBe(false);
    router.state = { matches: [route()] };
    expect(mayScroll(arrival)).toBe(true);
  });

  it('lets go to a place that a hash names', () => {
    const { router, resolve, mayScroll } = routerInBrowser();
    router.history.push('/there#place');
    resolve();
    expect(mayScroll({ location: { hash: 'place' } })).toBe(true);
  });

  it('lets come back to where a page was left, and forgets it with the next page', () => {
    const { router, resolve, mayScroll } = routerInBrowser();
    router.history.push('/there');
    router.history.back();
    resolve();
    expect(mayScroll(arrival)).toBe(true);
    router.history.forward();
    resolve();
    expect(mayScroll(arrival)).toBe(true);
    router.history.push('/elsewhere');
    resolve();
    expect(mayScroll(arrival)).toBe(false);
  });

  it('leaves a document where its own first script and its reader put it, also when somebody went on meanwhile', () => {
    const { router, resolve, dispatchScroll, mayScroll } = routerInBrowser();
    router.state = { matches: [route()] };
    expect(mayScroll(arrival)).toBe(false);
    expect(dispatchScroll).toHaveBeenCalledTimes(1);
    expect(mayScroll({ location: { hash: 'place' } })).toBe(false);
    router.history.push('/there');
    expect(mayScroll(arrival)).toBe(false);
    resolve();
    expect(mayScroll(arrival)).toBe(true);
  });

  it('has that script written by the server, which has no history', () => {
    const { router } = routerInBrowser();
    const silent = () => expect.unreachable();
    expect(scrollRule({ ...router, isServer: true, subscribe: silent, history: { subscribe: silent } })(arrival)).toBe(
      true,
    );
  });
});
