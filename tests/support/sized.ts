/** How much a long test does: the short version in `npm test`, the long one in `npm run faults`. */
export function sized<Amount>(short: Amount, long: Amount): Amount {
  return process.env.FAULTS === "1" ? long : short;
}

/** What `npm test` takes a sample of, and `npm run matrix` and `npm run faults` take whole. */
export function sampled<Amount>(sample: Amount, whole: Amount): Amount {
  return process.env.MATRIX === "1" ? whole : sized(sample, whole);
}
