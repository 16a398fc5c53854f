import { createContext, use } from 'react';

export interface FieldWiring {
  /** The control's id; undefined in a `FieldGroup`. */
  id: string | undefined;
  labelId: string;
  describedBy: string | undefined;
  invalid: boolean;
  /** True in a `FieldGroup`, whose fieldset already groups the controls. */
  grouped: boolean;
}

export const FieldContext = createContext<FieldWiring | null>(null);

interface ControlAria {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined;
}

/** Returns the attributes that tie a control to its `Field`. Its own id and `aria-invalid` win; descriptions add up. */
export const useFieldAria = (own: ControlAria) => {
  const field = use(FieldContext);
  const described = [own['aria-describedby'], field?.describedBy].filter((id) => id !== undefined).join(' ');
  return {
    id: own.id ?? field?.id,
    'aria-describedby': described === '' ? undefined : described,
    'aria-invalid': own['aria-invalid'] ?? (field?.invalid === true ? true : undefined),
  };
};
