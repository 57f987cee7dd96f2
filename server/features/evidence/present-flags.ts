import type { Actor } from "../../http/call";
import type { Locale } from "../../locales/locale";
import { flagsOf, type Facts } from "./rules";
import type { Evidence } from "./schemas";

/** Other customers are named only to those who can view users; anyone else learns that there are some. */
export function presentFlags(
  facts: Facts,
  { actor, locale }: { readonly actor: Actor; readonly locale: Locale },
): Evidence["flags"] {
  const seesUsers = actor.rights.has("view") && (!actor.scopes || actor.scopes.has("view"));
  return flagsOf(facts, locale).map(({ code, severity, message, customers }) => ({
    code,
    severity,
    message,
    ...(seesUsers && customers && { customers: [...customers] }),
  }));
}
