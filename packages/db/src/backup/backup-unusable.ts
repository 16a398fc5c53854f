/** The folder holds no complete backup, or none that this program and this database can take. */
export class BackupUnusable extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'BackupUnusable';
  }
}
