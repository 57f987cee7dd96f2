// A portal that was meant for production must not start as a demo, whose passwords everyone knows.
import type { z } from "zod";
import type { environment } from "./environment";
import { settingName } from "./near-misses";

/** Faults of settings are in English, whatever the portal speaks. */
const operatorsLocale = "en";

type Settings = z.infer<typeof environment>;

/** One sentence if MODE isn't set and other settings are those of a real portal. */
export function unsetModeFaults(settings: Settings, isModeSet: boolean): string[] {
  if (isModeSet) return [];
  const real = [
    ...(settings.publicUrl?.startsWith("https:") ? ["an https PUBLIC_URL"] : []),
    ...(settings.trustProxy ? ["TRUST_PROXY=on"] : []),
    ...(["smtpUrl", "plisioApiKey"] as const)
      .filter((key) => settings[key] !== undefined)
      .map(settingName),
  ];
  if (real.length === 0) return [];
  return [
    `MODE isn't set, and ${new Intl.ListFormat(operatorsLocale).format(real)} would be unusual for a demo. Set MODE=production, or MODE=demo to start a demo with these settings.`,
  ];
}
