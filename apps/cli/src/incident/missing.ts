import type { IncidentFacts } from '@palmares/db/incidents';

/**
 * What the register must still say before the incident can be closed, as options. Where the injury may be serious, the
 * Commission and the persons must have been told; a public notice stands for a letter to each.
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
