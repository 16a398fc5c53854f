import type { Language } from '@palmares/domain/kernel';
import { Card, heading, SegmentedControl, SettingsList, SettingsRow, text } from '@palmares/ui';
import { stack } from '@palmares/ui/styled-system/patterns';
import { useState } from 'react';
import { trpc } from '../../api/client.ts';
import { inLanguage, languages } from '../../i18n/language.ts';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { useTheme } from '../../theme/theme-context.ts';

const ThemeRow = () => {
  const { theme, setTheme } = useTheme();
  return (
    <SettingsRow
      label={m.account_theme_label()}
      action={
        <SegmentedControl
          label={m.account_theme_label()}
          items={[
            { value: 'dark', label: m.account_theme_dark() },
            { value: 'light', label: m.account_theme_light() },
          ]}
          value={theme}
          onValueChange={setTheme}
        />
      }
    >
      <div>{theme === 'light' ? m.account_theme_light() : m.account_theme_dark()}</div>
      <div className={text({ tone: 'muted' })}>{m.account_theme_hint()}</div>
    </SettingsRow>
  );
};

const LanguageRow = () => {
  const { mutateAsync } = trpc.account.setLanguage.useMutation();
  const [failed, setFailed] = useState(false);
  const choose = async (language: Language) => {
    setFailed(false);
    try {
      await mutateAsync({ language });
      const { pathname, search, hash } = window.location;
      window.location.assign(inLanguage(language, `${pathname}${search}${hash}`));
    } catch {
      setFailed(true);
    }
  };
  return (
    <SettingsRow
      label={m.account_language_label()}
      {...(failed ? { state: { kind: 'failed', words: m.account_language_failed() } } : {})}
      action={
        <SegmentedControl
          label={m.account_language_label()}
          items={languages.map((value) => ({ value, label: m.language_name({}, { locale: value }) }))}
          value={getLocale()}
          onValueChange={choose}
        />
      }
    >
      <div>{m.language_name()}</div>
      <div className={text({ tone: 'muted' })}>{m.account_language_hint()}</div>
    </SettingsRow>
  );
};

export const AccountSettings = () => (
  <section className={stack({ gap: '4' })}>
    <h2 className={heading({ size: 'sm' })}>{m.account_settings_title()}</h2>
    <Card>
      <SettingsList>
        <LanguageRow />
        <ThemeRow />
      </SettingsList>
    </Card>
  </section>
);
