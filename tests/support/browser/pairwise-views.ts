// How a page is looked at: with and without scripts, narrow and wide, in three sets of colors.
import { states, type State } from "./page-states";
import { colorSchemes, widths, type PageView } from "./page-viewer";

const scripts = ["on", "off"] as const;

export const allViews: readonly PageView[] = scripts.flatMap((one) =>
  widths.flatMap((width) =>
    colorSchemes.map((scheme) => ({ scripts: one, width, colors: scheme })),
  ),
);

/** With the three states nine looks, in which every two of the four things meet each other. */
export const pairwiseViews: Readonly<Record<State, readonly PageView[]>> = {
  full: [view("on", 320, "light"), view("off", 1280, "dark"), view("on", 1280, "forced")],
  empty: [view("off", 1280, "light"), view("on", 320, "dark"), view("off", 320, "forced")],
  error: [view("on", 1280, "light"), view("off", 320, "dark"), view("on", 320, "forced")],
};

function view(
  one: PageView["scripts"],
  width: PageView["width"],
  scheme: PageView["colors"],
): PageView {
  return { scripts: one, width, colors: scheme };
}

/** Two values of two things that never stand together in `pairwiseViews`; there shall be none. */
export function missingPairs(): string[] {
  const rows = states.flatMap((state) =>
    pairwiseViews[state].map(({ scripts: one, width, colors: scheme }) => [
      state,
      one,
      `${width}`,
      scheme,
    ]),
  );
  const values: readonly (readonly string[])[] = [
    states,
    scripts,
    widths.map(String),
    colorSchemes,
  ];
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
