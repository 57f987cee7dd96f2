/** A fault as someone might really write it. It is planted into the source while that is compiled. */
interface Planted {
  readonly name: string;
  readonly file: string;
  /** Stands exactly once in the file; where it no longer does, this list is stale. */
  readonly find: string;
  readonly replace: string;
}

/** The random commands must find it. */
export interface PlantedBug extends Planted {
  /** A seed that shows it soon, so that `npm test` need not search long. */
  readonly seed: number;
}

/** A way past the second person, which a test of its own must find. */
export interface PlantedBypass extends Planted {
  readonly foundBy: { readonly file: string; readonly test: string };
  /** Where it shows only on an engine that locks rows. */
  readonly needsPostgres?: true;
}
