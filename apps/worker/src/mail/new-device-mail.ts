import type { Language } from '@palmares/domain/kernel';
import { m } from '../paraglide/messages.js';
import { endTimeWords } from './figures.ts';
import { type RenderedMail, renderMail } from './layout.ts';

interface NewDevice {
  readonly language: Language;
  readonly firstName: string;
  /** `unknown` if the browser did not say. */
  readonly device: string;
  readonly at: Date;
  readonly publicUrl: string;
}

export const newDeviceMail = ({ language, firstName, device, at, publicUrl }: NewDevice): RenderedMail => {
  const locale = { locale: language };
  const title = m.new_device_subject({}, locale);
  return renderMail({
    language,
    firstName,
    subject: title,
    title,
    blocks: [
      { paragraph: m.new_device_body({}, locale) },
      {
        facts: [
          {
            label: m.fact_device({}, locale),
            value: device === 'unknown' ? m.new_device_unknown({}, locale) : device,
          },
          { label: m.fact_when({}, locale), value: endTimeWords(at, language) },
        ],
      },
      { paragraph: m.new_device_fine({}, locale) },
      { paragraph: m.new_device_stop({}, locale) },
      { button: m.new_device_button({}, locale), href: `${publicUrl}/${language}/auth/reset-password` },
    ],
  });
};
