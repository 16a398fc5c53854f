import { useLocation, useRouter } from '@tanstack/react-router';
import { type RefObject, useEffect } from 'react';
import { useEditor } from '../../drafts/editor-context.tsx';

const controls = 'input:not([type=hidden]), select, textarea, button';

/** Returns the control with this name, or the first one of a group or of the foot of a list with it. */
const controlNamed = (form: HTMLElement | null, name: string): HTMLElement | null => {
  const named = form?.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"], [data-list="${CSS.escape(name)}"]`);
  return named?.matches(controls) ? named : (named?.querySelector<HTMLElement>(controls) ?? null);
};

/**
 * Focuses the field that the address names after `#`, once fields can be edited. Renders nothing: beside fields that
 * load, it waits for them.
 */
export const NamedField = ({ form }: { readonly form: RefObject<HTMLElement | null> }) => {
  const { hash } = useLocation();
  const router = useRouter();
  const isReady = useEditor() !== null;
  useEffect(() => {
    if (!isReady || hash === '') return;
    const focus = () => controlNamed(form.current, hash)?.focus();
    focus();
    // The frame focuses the title once the router has rendered the page, which may be after the fields.
    return router.subscribe('onRendered', ({ pathChanged, hashChanged }) => {
      if (pathChanged || hashChanged) focus();
    });
  }, [isReady, hash, form, router]);
  return null;
};
