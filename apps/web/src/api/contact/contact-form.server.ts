import type { FormPost } from '../forms/form-post.ts';
import { answerPostedForm } from '../forms/posted-form.server.ts';
import { SIGNATURE_FIELD } from '../forms/signature-field.ts';
import { contactFields, TRAP_FIELD } from './contact-fields.ts';

/** Answers the plain form that writes to support. Nothing else sends one. */
export const answerContactForm = ({ request, params: { lang } }: FormPost): Promise<Response> =>
  answerPostedForm(request, {
    form: 'contact',
    kept: [...contactFields, SIGNATURE_FIELD],
    worksWithoutCookies: () => true,
    send: async ({ contact }, typed) => {
      const given = [...contactFields, TRAP_FIELD].flatMap((name) =>
        typed.has(name) ? [[name, typed.get(name) ?? '']] : [],
      );
      const sent = await contact.write({
        formId: typed.get(SIGNATURE_FIELD) ?? '',
        form: Object.fromEntries(given),
      });
      return sent.ok ? { goTo: `/${lang}/contact-us?sent=${sent.value.reference}`, forgets: true } : sent;
    },
  });
