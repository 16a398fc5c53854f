interface Reason {
  /** True if no later attempt of this page can load it: only a reload can. */
  readonly isLost: boolean;
  readonly cause?: unknown;
}

/** A file of the app that could not be loaded. */
export class MissingCode extends Error {
  override readonly name = 'MissingCode';
  readonly address: string;
  readonly isLost: boolean;

  constructor(address: string, { isLost, cause }: Reason) {
    super(`${address} could not be loaded`, { cause });
    this.address = address;
    this.isLost = isLost;
  }
}
