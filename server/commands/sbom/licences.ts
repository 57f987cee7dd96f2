// Licences as CycloneDX writes them: an SPDX id, an expression of ids, or a name with its address.
type Licence =
  | { readonly license: { readonly id: string } | { readonly name: string; readonly url?: string } }
  | { readonly expression: string };

/** Packages that name their licence in no way of today; read from the licence files that they bring. */
const readByUs: Readonly<Record<string, string>> = {
  eval: "MIT",
  format: "MIT",
  "png-js": "MIT",
  "require-like": "MIT",
};

const named: Readonly<Record<string, { readonly name: string; readonly url?: string }>> = {
  highcharts: { name: "Highcharts licence, commercial", url: "https://www.highcharts.com/license" },
  "dejavu-fonts-ttf": {
    name: "DejaVu Fonts License, with Bitstream Vera and Arev",
    url: "https://dejavu-fonts.github.io/License.html",
  },
};

const isId = (text: string) => /^[A-Za-z0-9.+-]+$/.test(text);
const isExpression = (text: string) =>
  /^[A-Za-z0-9.+()\s-]+$/.test(text) && / (AND|OR|WITH) /.test(text);

/** Null where nobody knows it. */
export function licenceOf({
  name,
  license,
}: {
  readonly name: string;
  readonly license?: string | undefined;
}): Licence | null {
  const own = named[name];
  if (own) return { license: own };
  const said = (license ?? readByUs[name] ?? "").replace(/ (and|or) /g, (word) =>
    word.toUpperCase(),
  );
  if (isId(said)) return { license: { id: said } };
  return isExpression(said) ? { expression: said } : null;
}
