/** The part of the app's router that tells of a new page. A visitor page has none. */
interface Rendering {
  readonly subscribe: (event: 'onRendered', listener: (event: { readonly pathChanged: boolean }) => void) => () => void;
}

const smoothScrollLerp = 0.15;

/** Only wheels with notches need smoothing. No media query finds them, so laptops' trackpads match too. */
const wanted = '(prefers-reduced-motion: no-preference) and (hover: hover) and (pointer: fine)';

const scrollsByItself = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

const whenIdle = (run: () => void): (() => void) => {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = window.setTimeout(run, 2000);
    return () => window.clearTimeout(timer);
  }
  const asked = window.requestIdleCallback(run);
  return () => window.cancelIdleCallback(asked);
};

/** Undefined if the code cannot be loaded, for example offline; the page then scrolls natively. */
const loadLenis = () =>
  import('lenis').then(
    ({ default: Lenis }) => Lenis,
    () => undefined,
  );

const begin = async (router: Rendering | undefined): Promise<(() => void) | undefined> => {
  const Lenis = await loadLenis();
  if (!Lenis) return undefined;
  const lenis = new Lenis({
    lerp: smoothScrollLerp,
    autoRaf: true,
    anchors: true,
    allowNestedScroll: true,
    prevent: (node) => node.matches(scrollsByItself),
  });
  const holdWhileLocked = () => (document.body.hasAttribute('data-scroll-lock') ? lenis.stop() : lenis.start());
  const lock = new MutationObserver(holdWhileLocked);
  lock.observe(document.body, { attributeFilter: ['data-scroll-lock'] });
  // The old page's momentum must not move the new page.
  const leaveRouter = router?.subscribe('onRendered', ({ pathChanged }) => {
    if (!pathChanged) return;
    lenis.stop();
    lenis.resize();
    holdWhileLocked();
  });
  return () => {
    lock.disconnect();
    leaveRouter?.();
    lenis.destroy();
  };
};

/** Starts once the page is idle. Returns a function that stops it. */
export const startSmoothScroll = (router?: Rendering): (() => void) => {
  let ended = false;
  let end: (() => void) | undefined;
  const cancel = whenIdle(async () => {
    if (!window.matchMedia(wanted).matches) return;
    const stop = await begin(router);
    if (ended) stop?.();
    else end = stop;
  });
  return () => {
    ended = true;
    cancel();
    end?.();
  };
};
