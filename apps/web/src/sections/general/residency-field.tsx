import { regionChoices } from '@palmares/domain/account';
import { countries } from '@palmares/domain/kernel';
import type { GeneralDraft } from '@palmares/domain/sections';
import { NativeSelect } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { useAthlete } from '../athlete-context.ts';
import type { ControlProps } from '../kit/asked.ts';

const pair = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', sm: '[repeat(2, minmax(0, 1fr))]' },
  gap: '3',
});
const countryWords = { can: m.country_can, usa: m.country_usa };
const regionWords = { can: m.sign_up_region_can_label, usa: m.sign_up_region_usa_label };

/** Shows the place of sign-up until another is chosen. */
export const ResidencyField = ({ value, choose, leave }: ControlProps<GeneralDraft['residency']>) => {
  const athlete = useAthlete();
  const { country, region } = value ?? athlete?.place ?? ({ country: 'can', region: '' } as const);
  return (
    <div className={pair}>
      <NativeSelect
        aria-label={m.sign_up_country_label()}
        value={country}
        onBlur={leave}
        onChange={({ currentTarget }) => {
          const chosen = countries.find((known) => known === currentTarget.value);
          if (chosen) choose({ country: chosen, region: '' });
        }}
      >
        {countries.map((known) => (
          <option key={known} value={known}>
            {countryWords[known]()}
          </option>
        ))}
      </NativeSelect>
      <NativeSelect
        aria-label={regionWords[country]()}
        value={region}
        onBlur={leave}
        onChange={({ currentTarget }) => choose({ country, region: currentTarget.value })}
      >
        <option value="">{m.sign_up_choose()}</option>
        {regionChoices(country, getLocale()).map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
};
