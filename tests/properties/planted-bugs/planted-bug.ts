/** A fault as somebody might really write it. It is planted into the source while that is compiled; the random commands must find it. */
export interface PlantedBug {
  readonly name: string;
  readonly file: string;
  /** Stands exactly once in the file; where it no longer does, this list is stale. */
  readonly find: string;
  readonly replace: string;
  /** A seed that shows it soon, so that `npm test` need not search long. */
  readonly seed: number;
}
