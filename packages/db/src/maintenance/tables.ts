export interface MaintenanceTables {
  /** What a run of `palmares maintain` that did not get through has rewritten. */
  rewritten_tables: {
    relation: number;
    began_at: Date;
  };
}
