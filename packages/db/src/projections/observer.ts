export interface ProjectedBatch {
  readonly subscriber: string;
  /** Events that its checkpoint moved past, those of kinds that it does not read among them. */
  readonly events: number;
  readonly seconds: number;
}

/** Told of each batch once it is committed. */
export interface ProjectorObserver {
  readonly onBatch?: (batch: ProjectedBatch) => void;
}
