import { m } from '../../paraglide/messages.js';

/** The words by which a refusal or a withdrawal is undone. */
export const undoing = {
  refused: {
    lead: m.guardian_undo_request_lead,
    confirms: m.guardian_undo_request_confirm,
    submits: m.guardian_undo_request_submit,
    done: { title: m.guardian_undo_request_done_title, lead: m.guardian_undo_request_done_lead },
  },
  withdrawn: {
    lead: m.guardian_undo_lead,
    confirms: m.guardian_undo_confirm,
    submits: m.guardian_undo_submit,
    done: { title: m.guardian_undo_done_title, lead: m.guardian_undo_done_lead },
  },
} as const;
