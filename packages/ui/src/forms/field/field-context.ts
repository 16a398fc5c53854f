import { createContext, use } from 'react';

export interface FieldWiring {
  /** The control's id; a group of controls has none to give. */
  id: string | undefined;
  labelId: string;
  describedBy: string | undefined;
  invalid: boolean;
  /** Several controls stand under one legend: the fieldset is their group already. */
  grouped: boolean;
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
