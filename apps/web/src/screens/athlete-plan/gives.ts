import { m } from '../../paraglide/messages.js';

/** Returns everything that the plan includes. */
export const gives = (): readonly string[] => [
  m.plan_gives_public(),
  m.plan_gives_links(),
  m.plan_gives_close(),
  m.plan_gives_messages(),
];

/** Returns the three things that an athlete who has just paid can do now. */
export const possibleNow = (linkCount: number): readonly string[] => [
  linkCount === 0 ? m.plan_now_links() : m.plan_now_links_back({ count: linkCount }),
  m.plan_now_choice(),
  m.plan_now_message(),
];
