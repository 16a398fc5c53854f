import type { Language } from '@palmares/domain/kernel';

/** Receives what a route passes to the handler of a posted form. */
export interface FormPost {
  readonly request: Request;
  readonly params: { readonly lang: Language };
}

/** A form on the page of a publish link. */
export interface SharedFormPost extends FormPost {
  readonly params: FormPost['params'] & { readonly publishToken: string };
}
