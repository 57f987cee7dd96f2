// How a page is looked at: with and without scripts, narrow and wide, in three sets of colors.
import { states, type State } from "./page-states";
import { colours, widths, type Look } from "./page-viewer";

const scripts = ["on", "off"] as const;

export const everyLook: readonly Look[] = scripts.flatMap((one) =>
  widths.flatMap((width) => colours.map((scheme) => ({ scripts: one, width, colours: scheme }))),
);

/** With the three states nine looks, in which every two of the four things meet each other. */
export const pairedLooks: Readonly<Record<State, readonly Look[]>> = {
  full: [look("on", 320, "light"), look("off", 1280, "dark"), look("on", 1280, "forced")],
  empty: [look("off", 1280, "light"), look("on", 320, "dark"), look("off", 320, "forced")],
  error: [look("on", 1280, "light"), look("off", 320, "dark"), look("on", 320, "forced")],
};

function look(one: Look["scripts"], width: Look["width"], scheme: Look["colours"]): Look {
  return { scripts: one, width, colours: scheme };
}

/** Two values of two things that never stand together in `pairedLooks`; there shall be none. */
export function missingPairs(): string[] {
  const rows = states.flatMap((state) =>
    pairedLooks[state].map(({ scripts: one, width, colours: scheme }) => [
      state,
      one,
      `${width}`,
      scheme,
    ]),
  );
  const values: readonly (readonly string[])[] = [states, scripts, widths.map(String), colours];
  const met = new Set(
    rows.flatMap((row) => row.flatMap((one) => row.map((other) => `${one} ${other}`))),
  );
  return values
    .flatMap((ones, index) =>
      values
        .slice(index + 1)
        .flatMap((others) => ones.flatMap((one) => others.map((other) => `${one} ${other}`))),
    )
    .filter((pair) => !met.has(pair));
}
