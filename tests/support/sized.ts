/** Whether this is `npm run matrix`. */
export const inMatrix = process.env.MATRIX === "1";

/** How much a long test does: the short version in `npm test` and `npm run matrix`, the long one in `npm run faults`. */
export function sized<Amount>(short: Amount, long: Amount): Amount {
  return process.env.FAULTS === "1" ? long : short;
}

/** `npm test` runs the sample; `npm run matrix` and `npm run faults` run the whole. */
export function sampled<Amount>(sample: Amount, whole: Amount): Amount {
  return inMatrix ? whole : sized(sample, whole);
}
