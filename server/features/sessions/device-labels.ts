import type { Locale } from "../../locales/locale";
import { messagesIn } from "../../locales/messages";

// The browser and system of a User-Agent in words users recognize; its own text is never shown, because it can contain anything.
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(Chrome|CriOS|Chromium)\//, "Chrome"],
  [/\bVersion\/.*\bSafari\//, "Safari"],
  [/^curl\//, "curl"],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/\b(iPhone|iPad)\b/, "iOS"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b|\bMacintosh\b/, "macOS"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"],
];

/** Programs whose label is a description. */
const textBrowser = /^(Lynx|Links|ELinks|w3m)\b/i;

/** For example "Firefox on Windows". */
export function deviceLabel(userAgent: string | null | undefined, locale: Locale): string {
  const t = messagesIn(locale, "sessions");
  const named = (table: typeof browsers) =>
    table.find(([pattern]) => pattern.test(userAgent ?? ""))?.[1];
  const isText = textBrowser.test(userAgent ?? "");
  const [browser, system] = [isText ? t("textBrowser") : named(browsers), named(systems)];
  if (!browser && !system) return t("unknownDevice");
  return system ? t("deviceOn", { browser: browser ?? t("unknownBrowser"), system }) : `${browser}`;
}
