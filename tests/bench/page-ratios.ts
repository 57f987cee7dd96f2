// The ratios of the page benchmark, for plain pages and for compressed ones, as browsers ask for them. The bare string is never compressed.
import { round } from "./table";

/** The portal's CPU time, divided by that of each reference implementation. */
export function ratiosOf(cpu: ReadonlyMap<string, number>, target: string) {
  const targets: [string, string][] = [
    ["stock Remix", target],
    ["bare Remix string, no data", ""],
    ["node:http, the same bytes", ""],
    ["Next 16", "<= 0.65"],
  ];
  const ratio = (own: string, other: string) => {
    const [ours, theirs] = [cpu.get(own), cpu.get(other)];
    return ours !== undefined && theirs !== undefined ? round(ours / theirs) : "";
  };
  return targets
    .filter(([other]) => cpu.has(other))
    .map(([other, wanted]) => ({
      beside: other,
      plain: ratio("portal", other),
      compressed: ratio("portal, compressed", `${other}, compressed`),
      "compressed, target": wanted,
    }));
}
