import { m } from '../../paraglide/messages.js';

/** What the plan includes. */
export const gives = (): readonly string[] => [
  m.plan_gives_public(),
  m.plan_gives_links(),
  m.plan_gives_close(),
  m.plan_gives_messages(),
];

/** What an athlete who has just paid can do now, in three lines. */
export const possibleNow = (linkCount: number): readonly string[] => [
  linkCount === 0 ? m.plan_now_links() : m.plan_now_links_back({ count: linkCount }),
  m.plan_now_choice(),
  m.plan_now_message(),
];
