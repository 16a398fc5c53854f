import { Button, Card, heading, SegmentedControl, SettingsList, SettingsRow } from '@palmares/ui';
import { stack } from '@palmares/ui/styled-system/patterns';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { trpc } from '../../api/client.ts';
import { inLanguage, languageTag } from '../../i18n/language.ts';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { useTheme } from '../../theme/theme-context.ts';
import { DataExportRow } from './data-export-row.tsx';
import { OpeningMailsRow } from './opening-mails-row.tsx';

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
    />
  );
};

const LanguageRow = () => {
  const { mutateAsync, isPending } = trpc.account.setLanguage.useMutation();
  const [failed, setFailed] = useState(false);
  const other = getLocale() === 'en' ? 'fr-ca' : 'en';
  const choose = async () => {
    setFailed(false);
    try {
      await mutateAsync({ language: other });
      const { pathname, search, hash } = window.location;
      window.location.assign(inLanguage(other, `${pathname}${search}${hash}`));
    } catch {
      setFailed(true);
    }
  };
  return (
    <SettingsRow
      label={m.account_language_label()}
      {...(failed ? { state: { kind: 'failed', words: m.account_language_failed() } } : {})}
      action={
        <Button variant="outline" size="sm" lang={languageTag(other)} loading={isPending} onClick={choose}>
          {m.account_language_switch()}
        </Button>
      }
    >
      {m.language_name()}
    </SettingsRow>
  );
};

const HistoryRow = () => (
  <SettingsRow
    label={m.account_history_label()}
    link={{
      words: m.account_history_open(),
      to: (link) => <Link to="/$lang/app/portfolio/history" params={{ lang: getLocale() }} {...link} />,
    }}
  >
    {m.account_history_hint()}
  </SettingsRow>
);

export const AccountSettings = () => (
  <section className={stack({ gap: '4' })}>
    <h2 className={heading({ size: 'sm' })}>{m.account_settings_title()}</h2>
    <Card>
      <SettingsList>
        <LanguageRow />
        <ThemeRow />
        <OpeningMailsRow />
        <HistoryRow />
        <DataExportRow />
      </SettingsList>
    </Card>
  </section>
);
