export interface MaintenanceTables {
  /** The tables that an unfinished run of `palmares maintain` has rewritten. */
  rewritten_tables: {
    relation: number;
    began_at: Date;
  };
}
