import { type SectionName, sectionNames } from '@palmares/domain/portfolio';
import { Field, NativeSelect } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { useNavigate } from '@tanstack/react-router';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { isSectionName, sectionTitles } from '../../sections/titles.ts';

const narrow = css({ maxWidth: { sm: '[20rem]' } });

/** Filters the changes by section. The choice is part of the URL. */
export const SectionFilter = ({ section }: { readonly section: SectionName | undefined }) => {
  const navigate = useNavigate();
  const choose = (name: string) =>
    navigate({
      to: '/$lang/app/portfolio/history',
      params: { lang: getLocale() },
      search: isSectionName(name) ? { section: name } : {},
      resetScroll: false,
    });
  return (
    <Field label={m.history_section_label()} className={narrow}>
      <NativeSelect value={section ?? ''} onChange={(event) => void choose(event.currentTarget.value)}>
        <option value="">{m.history_section_all()}</option>
        {sectionNames.map((name) => (
          <option key={name} value={name}>
            {sectionTitles[name]()}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
};
