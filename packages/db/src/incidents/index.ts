export {
  addIncident,
  changeIncident,
  deleteOldIncidents,
  type Incident,
  type IncidentFacts,
  incidentToChange,
  listIncidents,
} from './incidents.ts';
