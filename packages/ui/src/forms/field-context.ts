import { createContext, use } from 'react';

export interface FieldWiring {
  id: string;
  labelId: string;
  describedBy: string | undefined;
  invalid: boolean;
}

export const FieldContext = createContext<FieldWiring | null>(null);

interface ControlAria {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined;
}

/** What a control must say so that the Field around it speaks for it; a control's own values win. */
export const useFieldAria = (own: ControlAria) => {
  const field = use(FieldContext);
  const described = [own['aria-describedby'], field?.describedBy].filter((id) => id !== undefined).join(' ');
  return {
    id: own.id ?? field?.id,
    'aria-describedby': described === '' ? undefined : described,
    'aria-invalid': own['aria-invalid'] ?? (field?.invalid === true ? true : undefined),
  };
};
