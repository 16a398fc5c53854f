import { isAdultAt } from '../account/age.ts';
import { type Consent, consentAt } from '../account/consent.ts';
import type { ConsentCommand } from './commands.ts';
import type { Athlete, PortfolioEvent, PortfolioOwnEvent } from './events.ts';

export const noConsent: Consent = { guardian: 'none', ownConsent: false };

/**
 * A command that has its effect already, or comes too early, changes nothing: jobs and links may be used twice. Each
 * agreement of a guardian is another one, to the text of its time.
 */
export const decideConsent = (
  command: ConsentCommand,
  athlete: Athlete,
  consent: Consent,
  at: Date,
): readonly PortfolioEvent[] => {
  const { guardian } = consent;
  switch (command.type) {
    case 'ConfirmGuardian': {
      const { type: _, ...data } = command;
      return guardian === 'ended' ? [] : [{ type: 'GuardianConfirmed', data }];
    }
    case 'WithdrawGuardian':
      return guardian === 'confirmed' ? [{ type: 'GuardianWithdrew', data: { method: 'mailed_link' } }] : [];
    case 'RestoreGuardian':
      return guardian === 'withdrawn' ? [{ type: 'GuardianRestored', data: { method: 'mailed_link' } }] : [];
    case 'EndGuardian': {
      const isUnderGuardian = guardian === 'confirmed' || guardian === 'withdrawn';
      return isUnderGuardian && isAdultAt(athlete, at) ? [{ type: 'GuardianEnded', data: { reason: 'adult' } }] : [];
    }
    case 'GiveOwnConsent': {
      const isAsked = ['own_consent_asked', 'own_consent_overdue'].includes(consentAt(athlete, consent, at));
      return isAsked ? [{ type: 'OwnConsentGiven', data: { textVersion: command.textVersion } }] : [];
    }
  }
};

const guardianAfter = {
  GuardianConfirmed: 'confirmed',
  GuardianWithdrew: 'withdrawn',
  GuardianRestored: 'confirmed',
  GuardianEnded: 'ended',
} as const;

/** Other events leave the consent as it is. */
export const evolveConsent = (consent: Consent, { type }: { readonly type: PortfolioOwnEvent['type'] }): Consent => {
  if (type === 'PortfolioStarted' || type === 'AthleteRenamed') return consent;
  return type === 'OwnConsentGiven' ? { ...consent, ownConsent: true } : { ...consent, guardian: guardianAfter[type] };
};
