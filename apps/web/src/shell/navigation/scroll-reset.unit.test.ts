import { createMemoryHistory } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
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

describe('the rule of a router', () => {
  const keepsPlace = { state: { matches: [route(false)] }, isServer: false };
  const arrival = { location: { hash: '' } };

  it('asks the routes that are there, whichever they are by then', () => {
    const router = { ...keepsPlace, history: createMemoryHistory() };
    const mayScroll = scrollRule(router);
    router.history.push('/there');
    expect(mayScroll(arrival)).toBe(false);
    router.state = { matches: [route()] };
    expect(mayScroll(arrival)).toBe(true);
  });

  it('lets go to a place that a hash names', () => {
    const history = createMemoryHistory();
    const mayScroll = scrollRule({ ...keepsPlace, history });
    history.push('/there#place');
    expect(mayScroll({ location: { hash: 'place' } })).toBe(true);
  });

  it('lets come back to where a page was left, and forgets it with the next page', () => {
    const history = createMemoryHistory();
    const mayScroll = scrollRule({ ...keepsPlace, history });
    history.push('/there');
    history.back();
    expect(mayScroll(arrival)).toBe(true);
    history.forward();
    expect(mayScroll(arrival)).toBe(true);
    history.push('/elsewhere');
    expect(mayScroll(arrival)).toBe(false);
  });

  it('leaves a document where its own first script and its reader put it', () => {
    const mayScroll = scrollRule({ ...keepsPlace, state: { matches: [route()] }, history: createMemoryHistory() });
    expect(mayScroll(arrival)).toBe(false);
    expect(mayScroll({ location: { hash: 'place' } })).toBe(false);
  });

  it('has that script written by the server, which has no history', () => {
    const silent = { subscribe: () => expect.unreachable() };
    expect(scrollRule({ ...keepsPlace, isServer: true, history: silent })(arrival)).toBe(true);
  });
});
