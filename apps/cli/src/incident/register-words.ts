import type { Incident } from '@palmares/db/incidents';
import type { Language } from '@palmares/domain/kernel';

/** The headings of the register, in the order of section 7 of Quebec's regulation on confidentiality incidents. */
interface Words {
  readonly register: string;
  readonly noIncident: string;
  readonly incident: (number: number) => string;
  readonly information: string;
  readonly informationUnknown: string;
  readonly circumstances: string;
  readonly happened: string;
  readonly aware: string;
  readonly persons: string;
  readonly personsInQuebec: string;
  readonly sensitivity: string;
  readonly misuse: string;
  readonly consequences: string;
  readonly likelihood: string;
  readonly seriousRisk: string;
  readonly commissionNotified: string;
  readonly personsNotified: string;
  readonly publicNotice: string;
  readonly publicNoticeReason: string;
  readonly measures: string;
  readonly closed: string;
  readonly yes: string;
  readonly no: string;
  /** Not assessed, not sent, not known yet. */
  readonly notYet: string;
  readonly notNeeded: string;
  readonly about: (words: string) => string;
  readonly period: (from: string, until: string) => string;
  /** After a heading. */
  readonly colon: string;
}

const texts: Readonly<Record<Language, Words>> = {
  en: {
    register: 'Register of confidentiality incidents',
    noIncident: 'The register has no incident.',
    incident: (number) => `Incident ${number}`,
    information: 'Personal information concerned',
    informationUnknown: 'Why the information cannot be described',
    circumstances: 'Circumstances of the incident',
    happened: 'When the incident occurred',
    aware: 'When we became aware of it',
    persons: 'Number of persons concerned',
    personsInQuebec: 'Of these, residents of Quebec',
    sensitivity: 'Sensitivity of the information',
    misuse: 'Possible malicious uses',
    consequences: 'Anticipated consequences',
    likelihood: 'Likelihood of harmful use',
    seriousRisk: 'Risk of serious injury',
    commissionNotified: 'Notice to the Commission d’accès à l’information',
    personsNotified: 'Notice to the persons concerned',
    publicNotice: 'Public notice',
    publicNoticeReason: 'Reason for the public notice',
    measures: 'Measures taken to reduce the risk of injury',
    closed: 'Closed',
    yes: 'yes',
    no: 'no',
    notYet: 'not yet',
    notNeeded: 'none',
    about: (words) => `${words} (estimate)`,
    period: (from, until) => `${from} to ${until}`,
    colon: ':',
  },
  'fr-ca': {
    register: 'Registre des incidents de confidentialité',
    noIncident: 'Aucun incident n’est inscrit au registre.',
    incident: (number) => `Incident ${number}`,
    information: 'Renseignements personnels visés',
    informationUnknown: 'Raison pour laquelle les renseignements ne peuvent pas être décrits',
    circumstances: 'Circonstances de l’incident',
    happened: 'Date ou période de l’incident',
    aware: 'Date à laquelle nous en avons pris connaissance',
    persons: 'Nombre de personnes concernées',
    personsInQuebec: 'De ce nombre, personnes qui résident au Québec',
    sensitivity: 'Sensibilité des renseignements',
    misuse: 'Utilisations malveillantes possibles',
    consequences: 'Conséquences appréhendées',
    likelihood: 'Probabilité d’une utilisation préjudiciable',
    seriousRisk: 'Risque de préjudice sérieux',
    commissionNotified: 'Avis à la Commission d’accès à l’information',
    personsNotified: 'Avis aux personnes concernées',
    publicNotice: 'Avis public',
    publicNoticeReason: 'Raison de l’avis public',
    measures: 'Mesures prises pour diminuer les risques de préjudice',
    closed: 'Dossier fermé',
    yes: 'oui',
    no: 'non',
    notYet: 'pas encore',
    notNeeded: 'aucun',
    about: (words) => `${words} (approximation)`,
    period: (from, until) => `du ${from} au ${until}`,
    colon: '\u00a0:',
  },
};

const linesOf = (incident: Incident, words: Words): readonly (readonly [heading: string, said: string])[] => {
  const estimated = (isEstimate: boolean, said: string): string => (isEstimate ? words.about(said) : said);
  const said = (value: string | null): string => value ?? words.notYet;
  // A notice that no law requires is not pending.
  const notice = (on: string | null): string => on ?? (incident.seriousRisk === false ? words.notNeeded : words.notYet);
  const { happenedFrom, happenedUntil, happenedAbout, personsAbout, seriousRisk } = incident;
  const when = happenedFrom === happenedUntil ? happenedFrom : words.period(happenedFrom, happenedUntil);
  return [
    incident.information === null
      ? [words.informationUnknown, said(incident.informationUnknown)]
      : [words.information, incident.information],
    [words.circumstances, incident.circumstances],
    [words.happened, estimated(happenedAbout, when)],
    [words.aware, incident.awareOn],
    [words.persons, estimated(personsAbout, String(incident.persons))],
    [words.personsInQuebec, estimated(personsAbout, String(incident.personsInQuebec))],
    [words.sensitivity, said(incident.sensitivity)],
    [words.misuse, said(incident.misuse)],
    [words.consequences, said(incident.consequences)],
    [words.likelihood, said(incident.likelihood)],
    [words.seriousRisk, seriousRisk === null ? words.notYet : seriousRisk ? words.yes : words.no],
    [words.commissionNotified, notice(incident.commissionNotifiedOn)],
    [words.personsNotified, notice(incident.personsNotifiedOn)],
    [words.publicNotice, incident.publicNoticeOn ?? words.notNeeded],
    ...(incident.publicNoticeReason === null ? [] : [[words.publicNoticeReason, incident.publicNoticeReason] as const]),
    [words.measures, said(incident.measures)],
    [words.closed, incident.closedOn ?? words.no],
  ];
};

/** The register as the regulator reads it. What operators wrote stays in the language in which they wrote it. */
export const registerWords = (incidents: readonly Incident[], language: Language): string => {
  const words = texts[language];
  if (incidents.length === 0) return `${words.register}\n\n${words.noIncident}`;
  const described = incidents.map((incident) =>
    [
      words.incident(incident.number),
      ...linesOf(incident, words).map(([heading, said]) => `  ${heading}${words.colon} ${said}`),
    ].join('\n'),
  );
  return [words.register, ...described].join('\n\n');
};
