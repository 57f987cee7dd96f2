/** How much a long test does: the short version in `npm test`, the long one in `npm run faults`. */
export function sized<Amount>(short: Amount, long: Amount): Amount {
  return process.env.FAULTS === "1" ? long : short;
}
