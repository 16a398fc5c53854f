import { m } from '../../paraglide/messages.js';

/** The step that a phone shows: the list of links, or the second or third step for one of them. */
export type Step = 'links' | 'message' | 'send';

const names = ['link', 'message', 'send'] as const;
const words = { link: m.share_step_link, message: m.share_step_message, send: m.share_step_send };

export const stepsInWords = () => ({
  label: m.share_steps_label(),
  steps: names.map((id) => ({ id, label: words[id]() })),
  stateLabels: { done: m.share_steps_done(), current: m.share_steps_current(), todo: m.share_steps_todo() },
});
