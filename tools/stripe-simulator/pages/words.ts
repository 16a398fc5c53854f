const en = {
  simulatorTitle: 'Local Stripe simulator',
  simulatorNotice: 'This is a local Stripe simulator. No card is charged and nothing leaves this computer.',
  plan: 'Athlete Plan',
  perMonth: 'per month, plus taxes (the simulator adds none)',
  checkoutTitle: 'Pay for the Athlete Plan',
  email: 'Email',
  card: 'Card number',
  cardHint:
    'Test card. 4000 0000 0000 0002 is declined, 4000 0025 0000 3155 asks for confirmation, 4000 0000 0000 0341 pays once and fails at renewal.',
  agree: 'I agree to the Terms of Service',
  mustAgree: 'Agree to the terms to pay.',
  expiry: 'Expiry',
  cvc: 'Security code',
  pay: 'Pay',
  cancel: 'Cancel and go back',
  confirmTitle: 'Confirm this payment',
  confirmHint: 'Here a bank would ask its customer to confirm the payment.',
  confirm: 'Confirm',
  fail: 'Decline',
  unconfirmed: 'The payment was not confirmed. Nothing was charged. Try again, or use another card.',
  declined: 'The card was declined. Nothing was charged. Use another card.',
  alreadyPaid: 'This is already paid.',
  expired: 'This payment page has expired. Start again from your account.',
  goOn: 'Continue',
  portalTitle: 'Your subscription',
  back: 'Back to Palmarès',
  noSubscription: 'There is no subscription.',
  status: 'Status',
  statusActive: 'Active',
  statusPastDue: 'Payment failed',
  statusCanceled: 'Ended',
  renewsOn: 'Renews on',
  endsOn: 'Ends on',
  endedOn: 'Ended on',
  cancelPlan: 'Cancel at the end of the period',
  resumePlan: 'Keep the subscription',
  payAgain: 'Pay with another card',
  notFoundTitle: 'There is nothing here',
};

export type Words = Readonly<typeof en>;

const fr: Words = {
  simulatorTitle: 'Simulateur local de Stripe',
  simulatorNotice:
    'Ceci est un simulateur local de Stripe. Aucune carte n’est débitée et rien ne quitte cet ordinateur.',
  plan: 'Forfait Athlète',
  perMonth: 'par mois, plus taxes (le simulateur n’en ajoute pas)',
  checkoutTitle: 'Payer le forfait Athlète',
  email: 'Courriel',
  card: 'Numéro de carte',
  cardHint:
    'Carte d’essai. 4000 0000 0000 0002 est refusée, 4000 0025 0000 3155 demande une confirmation, 4000 0000 0000 0341 paie une fois et échoue au renouvellement.',
  agree: 'J’accepte les conditions d’utilisation',
  mustAgree: 'Acceptez les conditions pour payer.',
  expiry: 'Expiration',
  cvc: 'Code de sécurité',
  pay: 'Payer',
  cancel: 'Annuler et revenir',
  confirmTitle: 'Confirmer ce paiement',
  confirmHint: 'Ici, une banque demanderait à son client de confirmer le paiement.',
  confirm: 'Confirmer',
  fail: 'Refuser',
  unconfirmed: 'Le paiement n’a pas été confirmé. Rien n’a été débité. Réessayez ou utilisez une autre carte.',
  declined: 'La carte a été refusée. Rien n’a été débité. Utilisez une autre carte.',
  alreadyPaid: 'C’est déjà payé.',
  expired: 'Cette page de paiement est expirée. Recommencez à partir de votre compte.',
  goOn: 'Continuer',
  portalTitle: 'Votre abonnement',
  back: 'Revenir à Palmarès',
  noSubscription: 'Il n’y a pas d’abonnement.',
  status: 'État',
  statusActive: 'Actif',
  statusPastDue: 'Paiement échoué',
  statusCanceled: 'Terminé',
  renewsOn: 'Se renouvelle le',
  endsOn: 'Se termine le',
  endedOn: 'Terminé le',
  cancelPlan: 'Annuler à la fin de la période',
  resumePlan: 'Garder l’abonnement',
  payAgain: 'Payer avec une autre carte',
  notFoundTitle: 'Il n’y a rien ici',
};

export interface Speech {
  readonly lang: 'en-CA' | 'fr-CA';
  readonly words: Words;
  money(cents: number, currency: string): string;
  date(seconds: number): string;
}

export const speechOf = (locale: string | null): Speech => {
  const lang = locale?.toLowerCase().startsWith('fr') ? 'fr-CA' : 'en-CA';
  return {
    lang,
    words: lang === 'fr-CA' ? fr : en,
    money: (cents, currency) =>
      `${new Intl.NumberFormat(lang, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).format(cents / 100)} ${currency.toUpperCase()}`,
    date: (seconds) => new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' }).format(seconds * 1000),
  };
};
