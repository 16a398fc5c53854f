import type { PortfolioOwnEvent, PortfolioState } from '@palmares/domain/portfolio';
import { m } from '../paraglide/messages.js';
import { type Sentences, say } from './sentence.ts';

const started = { athlete: m.athlete_portfolio_started, support: m.support_portfolio_started };
const renamed = { athlete: m.athlete_renamed, support: m.support_renamed };
const confirmed = { athlete: m.athlete_guardian_confirmed, support: m.support_guardian_confirmed };
const withdrew = { athlete: m.athlete_guardian_withdrew, support: m.support_guardian_withdrew };
const restored = { athlete: m.athlete_guardian_restored, support: m.support_guardian_restored };
const ended = { athlete: m.athlete_guardian_ended, support: m.support_guardian_ended };
const agreed = { athlete: m.athlete_own_consent_given, support: m.support_own_consent_given };

export const portfolioOwnSentences: Sentences<PortfolioOwnEvent, Pick<PortfolioState, 'sections'>> = {
  PortfolioStarted: ({ firstName, lastName }, _, voice) => say(started, { name: `${firstName} ${lastName}` }, voice),
  AthleteRenamed: ({ firstName, lastName }, _, voice) => say(renamed, { name: `${firstName} ${lastName}` }, voice),
  GuardianConfirmed: ({ guardianName, textVersion }, _, voice) =>
    say(confirmed, { name: guardianName, version: textVersion }, voice),
  GuardianWithdrew: (_data, _before, voice) => say(withdrew, {}, voice),
  GuardianRestored: (_data, _before, voice) => say(restored, {}, voice),
  GuardianEnded: (_data, _before, voice) => say(ended, {}, voice),
  OwnConsentGiven: ({ textVersion }, _, voice) => say(agreed, { version: textVersion }, voice),
};
