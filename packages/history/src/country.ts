import { m } from './paraglide/messages.js';

export const countryMessages = { can: m.country_can, usa: m.country_usa };
