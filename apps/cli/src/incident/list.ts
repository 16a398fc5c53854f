import { type Incident, listIncidents } from '@palmares/db/incidents';
import { incidentConfig } from '../config.ts';
import { exitCodes, type OutputOptions, print, table } from '../output.ts';
import { withDatabase } from '../with-database.ts';
import { missingIn } from './missing.ts';

interface ListOptions extends OutputOptions {
  readonly open?: boolean;
}

const WIDEST = 60;

const about = (isEstimate: boolean, words: string | number): string => `${isEstimate ? '~' : ''}${words}`;

const riskWords = ({ seriousRisk }: Incident): string => {
  if (seriousRisk === null) return 'to assess';
  return seriousRisk ? 'serious' : 'not serious';
};

const stateWords = (incident: Incident): string => {
  if (incident.closedOn !== null) return `closed ${incident.closedOn}`;
  const missing = missingIn(incident).length;
  return missing === 0 ? 'open, may be closed' : `open, lacks ${missing}`;
};

const inWords = (incidents: readonly Incident[]): string =>
  incidents.length === 0
    ? 'The register has no incident.'
    : table(
        ['incident', 'aware', 'persons', 'in Quebec', 'risk', 'state', 'circumstances'],
        incidents.map((incident) => [
          String(incident.number),
          incident.awareOn,
          about(incident.personsAbout, incident.persons),
          about(incident.personsAbout, incident.personsInQuebec),
          riskWords(incident),
          stateWords(incident),
          incident.circumstances.length > WIDEST
            ? `${incident.circumstances.slice(0, WIDEST)}…`
            : incident.circumstances,
        ]),
      );

export const list = ({ open = false, ...output }: ListOptions): Promise<void> =>
  withDatabase(
    { settings: incidentConfig, applicationName: 'palmares incident list', max: 1 },
    async ({ database: { kysely } }) => {
      const all = await listIncidents(kysely);
      print(output, open ? all.filter(({ closedOn }) => closedOn === null) : all, inWords);
      return exitCodes.ok;
    },
  );
