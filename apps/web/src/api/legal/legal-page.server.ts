import type { Language } from '@palmares/domain/kernel';
import { type LegalSource, legalSources } from '../../../content/legal/legal-sources.server.ts';
import type { LegalText } from '../../../content/legal/legal-text.ts';
import { asMarkdown, readLegalText } from '../../../content/legal/read-legal-text.server.ts';
import { oncePerText } from '../../../content/markdown/once-per-text.ts';
import { languageTag } from '../../i18n/language.ts';
import { supportAddress } from '../../i18n/support-address.ts';
import { m } from '../../paraglide/messages.js';
import { config } from '../../server/config.server.ts';
import { alwaysList, minorParts } from '../../who-sees/who-sees.ts';

interface Installation {
  readonly officer: { readonly name: string; readonly address: string } | undefined;
  /** Two-letter code; undefined if it is not configured. */
  readonly country: string | undefined;
}

const mailLink = (address: string): string => `[${asMarkdown(address)}](mailto:${encodeURI(address)})`;

/** Returns the values of the texts' placeholders for this installation. */
const valuesIn = (locale: Language, { officer, country }: Installation): Readonly<Record<string, string>> => {
  const address = officer?.address ?? supportAddress;
  const name = officer ? asMarkdown(officer.name) : m.legal_officer_default({}, { locale });
  const countries = new Intl.DisplayNames(languageTag(locale), { type: 'region' });
  return {
    supportAddress,
    nobodySees: m.who_sees_portfolio({}, { locale }),
    always: alwaysList(locale),
    minorParts: minorParts(locale),
    officer: `${name} (${mailLink(address)})`,
    officerMail: mailLink(address),
    place:
      country === undefined
        ? m.legal_place_on_request({ address: mailLink(address) }, { locale })
        : m.legal_place({ country: countries.of(country) ?? country }, { locale }),
  };
};

/** Reads a text for one installation. */
export const legalTextFor = (installation: Installation, document: LegalSource, language: Language): LegalText =>
  readLegalText(legalSources[document][language], valuesIn(language, installation));

/** A text as this installation shows it. */
export const legalText = oncePerText(
  (document: LegalSource, language: Language): LegalText => legalTextFor(config().privacy, document, language),
);
