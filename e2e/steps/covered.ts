import type { Locator } from '@playwright/test';

/**
 * Scrolls each control of a part of the page into view, as the focus would, and returns those that something else lies
 * over: a press in their middle would not reach them.
 */
export const coveredControls = (part: Locator): Promise<readonly string[]> =>
  part.evaluate(async (root) => {
    const moving = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(moving.map(({ finished }) => finished));
    const controls = root.querySelectorAll<HTMLElement>(
      'a[href]:not([href="#main"]), button, input, select, textarea, summary',
    );
    const targets = [...controls]
      // A control that only screen readers find is pressed through its label.
      .map((control) => control.closest('label') ?? control)
      .filter((target) => target.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }))
      .filter((target) => !target.closest('[inert], [aria-hidden=true]'))
      .filter(({ offsetWidth, offsetHeight }) => offsetWidth > 1 && offsetHeight > 1);
    return [...new Set(targets)].flatMap((target) => {
      target.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      // A link may be in several lines.
      const { left, top, width, height } = target.getClientRects()[0] ?? target.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      if (hit && (target.contains(hit) || hit.contains(target))) return [];
      const words = (target.ariaLabel ?? target.textContent).trim().slice(0, 40);
      return [`${words} (${target.localName}) at ${Math.round(top)}, under ${hit?.outerHTML.slice(0, 120)}`];
    });
  });
