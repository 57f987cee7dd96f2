import { rightLabel } from "~server/kernel/staff-roles";
import { ownScopes, type OwnScope, type TokenScope } from "~server/http/token-scopes";
import type { Locale } from "~server/locales/locale";
import type { TranslateForPage } from "~/ui/use-messages";

type Translate = TranslateForPage<"apiTokens">;

/** The scopes that a token can have for its owner's account, as options of the form. */
export const scopeChoice = (t: Translate, scope: OwnScope) =>
  scope === "read"
    ? { label: t("readOnly"), hint: t("readOnlyHint") }
    : { label: t("transact"), hint: t("transactHint") };

const isOwn = (scope: TokenScope): scope is OwnScope => ownScopes.some((own) => own === scope);

const scopeLabel = (t: Translate, scope: TokenScope, locale: Locale): string =>
  isOwn(scope) ? scopeChoice(t, scope).label : rightLabel(scope, locale);

/** `money` includes what `read` allows. */
export const scopesLabel = (t: Translate, scopes: readonly TokenScope[], locale: Locale): string =>
  scopes
    .filter((scope) => scope !== "read" || !scopes.includes("money"))
    .map((scope) => scopeLabel(t, scope, locale))
    .join("; ");
