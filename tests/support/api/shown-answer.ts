// A received answer as the API document shows it: lists with their first item, the same words for what is random, and times to ten seconds, so that one call more doesn't move them.
const id = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const reference = /\b(TX|CP|PB|BR)-[0-9A-Z]{10}\b/g;
const depositReference = /\bRF\d\d[0-9A-Z]{10}\b/g;
const simulatedBankReference = /\bB[0-9A-F]{15}\b/g;
/** What an instant says beyond the tens of its seconds. */
const exactSeconds = /(?<=T\d\d:\d\d:\d)\d\.\d{3}Z/g;
const coinAddress = /simulated-([a-z]+)-[\w-]+/g;

/** What only its receiver may know, and what else is random, by the name of its field. */
const secrets: Readonly<Record<string, unknown>> = {
  account: "••••6b01",
  access_token: "fC4kV0m1…",
  challenge: "hjT35qSd…",
  deviceToken: "p9LwXbT2…",
  recoveryCodes: ["k7mq-x2vd-9rtp"],
  secret: "JBSWY3DPEHPK3PXP",
  token: "portal_9s8dF…",
  uri: "otpauth://totp/…",
};

export function shownAnswer(answer: unknown): unknown {
  const places = new Map<string, number>();
  const placeOf = (text: string) => {
    const place = places.get(text) ?? places.size + 1;
    places.set(text, place);
    return place;
  };
  const shownText = (text: string) =>
    text
      .replace(
        id,
        (one) => `0193e5a0-7b1c-7f3e-9d2a-5c8e1f4b6a${String(placeOf(one)).padStart(2, "0")}`,
      )
      .replace(
        reference,
        (one, kind: string) => `${kind}-7Q4M2X8K${String(placeOf(one)).padStart(2, "0")}`,
      )
      .replace(depositReference, "RF667K2M9QWD41")
      .replace(simulatedBankReference, "B1E29475C7C1CCA6")
      .replace(exactSeconds, "0.000Z")
      .replace(/^\d{6}$/, "123456")
      .replace(/token=[\w-]+/g, "token=…")
      .replace(coinAddress, "simulated-$1-address");
  const shown = (value: unknown, name = ""): unknown => {
    const isMasked = name !== "account" || (typeof value === "string" && value.startsWith("••"));
    if (Object.hasOwn(secrets, name) && value !== null && isMasked) return secrets[name];
    if (typeof value === "string") return shownText(value);
    if (Array.isArray(value)) return value.slice(0, 1).map((one) => shown(one));
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, shown(one, key)]));
  };
  return shown(answer);
}
