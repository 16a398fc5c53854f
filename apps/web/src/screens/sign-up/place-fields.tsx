import { regionChoices } from '@palmares/domain/account';
import { countries } from '@palmares/domain/kernel';
import { Field, NativeSelect } from '@palmares/ui';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { formLayout } from '../sign-in/form-layout.ts';
import type { SignUpFieldsProps } from './sign-up-fields.ts';

const countryWords = { can: m.sign_up_country_can, usa: m.sign_up_country_usa };
const regionWords = { can: m.sign_up_region_can_label, usa: m.sign_up_region_usa_label };

export const PlaceFields = ({ draft, onChange, errors }: SignUpFieldsProps) => (
  <div className={formLayout.pair}>
    <Field label={m.sign_up_country_label()} error={errors.country}>
      <NativeSelect
        name="country"
        autoComplete="country"
        value={draft.country}
        onChange={(event) => {
          const chosen = countries.find((country) => country === event.currentTarget.value);
          if (chosen) onChange({ country: chosen, region: '' });
        }}
      >
        {countries.map((country) => (
          <option key={country} value={country}>
            {countryWords[country]()}
          </option>
        ))}
      </NativeSelect>
    </Field>
    <Field label={regionWords[draft.country]()} error={errors.region}>
      <NativeSelect
        name="region"
        autoComplete="address-level1"
        value={draft.region}
        onChange={(event) => onChange({ region: event.currentTarget.value })}
      >
        <option value="">{m.sign_up_choose()}</option>
        {regionChoices(draft.country, getLocale()).map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </NativeSelect>
    </Field>
  </div>
);
