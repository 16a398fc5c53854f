import type { IncidentFacts } from '@palmares/db/incidents';

/**
 * Returns the options that are missing before the incident can be closed. If there is a risk of serious injury, the
 * Commission and the persons must have been notified; a public notice replaces a letter to each.
 */
export const missingIn = (facts: IncidentFacts): readonly string[] => {
  const { seriousRisk, personsNotifiedOn, publicNoticeOn } = facts;
  const asked = {
    '--sensitivity': facts.sensitivity,
    '--misuse': facts.misuse,
    '--consequences': facts.consequences,
    '--likelihood': facts.likelihood,
    '--serious-risk': seriousRisk,
    '--measures': facts.measures,
    ...(seriousRisk
      ? {
          '--commission-notified': facts.commissionNotifiedOn,
          '--persons-notified (or --public-notice)': personsNotifiedOn ?? publicNoticeOn,
        }
      : {}),
  };
  return Object.entries(asked).flatMap(([option, said]) => (said === null ? [option] : []));
};
