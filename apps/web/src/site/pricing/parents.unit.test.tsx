import { languages } from '@palmares/domain/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { supportAddress } from '../../i18n/support-address.ts';
import { m } from '../../paraglide/messages.js';
import { Parents } from './parents.tsx';

it('parents read the price of a month and of twelve, and where to write to stop it themselves', () => {
  const page = renderToStaticMarkup(<Parents price="$5.99" year="$71.88" />);
  expect(page).toContain('$5.99 a month, which is $71.88 for twelve months, plus taxes.');
  expect(page).toContain(`mailto:${supportAddress}`);
});

it.each(languages)(
  'parents read that an overdue payment may still be charged, and until when a gift lasts, in %s',
  (locale) => {
    expect(m.pricing_parents_stop_text({}, { locale })).toMatch(/overdue payment may|impayé peut/);
    expect(m.pricing_parents_gift_text({}, { locale })).toMatch(/until that month ends|fin de ce mois/);
  },
);
