// The appearance of a username, whatever letters it consists of.
/** Letters of other alphabets, and digits, that look like a small Latin letter. */
const lookAlikes = new Map(
  Object.entries({
    a: "аαɑ",
    b: "ьβ",
    c: "сϲ",
    d: "ԁ",
    e: "еεҽ",
    g: "ɡց",
    h: "һհ",
    j: "јϳ",
    k: "кκ",
    l: "1iıіιӏⅼ",
    m: "м",
    n: "нηո",
    o: "0оοօ",
    p: "рρ",
    q: "ԛ",
    r: "гʀ",
    s: "ѕ",
    t: "тτ",
    u: "υսц",
    v: "νѵ",
    w: "ԝω",
    x: "хχ",
    y: "уүγʏ",
  }).flatMap(([latin, others]) => [...others].map((other) => [other, latin] as const)),
);

/** A name reduced to its appearance: two names with the same skeleton look alike. */
export function usernameSkeleton(username: string): string {
  const small = username.normalize("NFKC").toLowerCase().normalize("NFC");
  const alike = [...small].map((letter) => lookAlikes.get(letter) ?? letter).join("");
  return alike.replaceAll("rn", "m").replaceAll("vv", "w");
}
