// Reads audit entries, and decrypts those of users whose key still exists.
import { localizeReasons } from "./localize-reasons";
import { z } from "zod";
import type { Locale } from "../../locales/locale";
import { messagesIn } from "../../locales/messages";
import { usersIn } from "../users/store";
import type { PersonalVault } from "../../kernel/vault";
import type { AuditRow } from "../../database/rows/record-rows";
import { auditAad } from "./record-audit";
import type { Context } from "../../http/context";
import { personalVaultOf } from "../users/personal-key";

export const removedEntry = (locale: Locale): string =>
  messagesIn(locale, "labels")("removedEntry");

export interface DecryptedAuditLine {
  readonly before: unknown;
  readonly after: unknown;
  readonly reason: string | null;
  readonly address: string | null;
}

/** A user's vault; each is loaded once and shared by entries that are read together. */
type VaultsById = (userId: string) => Promise<PersonalVault | null>;

export function vaultsById(context: Context): VaultsById {
  const known = new Map<string, Promise<PersonalVault | null>>();
  return (userId) => {
    const vault =
      known.get(userId) ??
      usersIn(context.storage.db)
        .byId(userId)
        .then((user) => personalVaultOf(context, user));
    known.set(userId, vault);
    return vault;
  };
}

interface ReadOptions {
  readonly vaults?: VaultsById;
  readonly locale?: Locale;
}

export async function readAudit(
  context: Context,
  row: AuditRow,
  { vaults = vaultsById(context), locale = context.settings.language }: ReadOptions = {},
): Promise<DecryptedAuditLine> {
  const gone = removedEntry(locale);
  const { sealed_for: owner, before, after, reason, address } = row;
  const theirs = owner === null ? null : await vaults(owner);
  const text = (sealed: string, part: "reason" | "address", vault: PersonalVault | null) =>
    opened(vault, sealed, auditAad(row.id, part)) ?? gone;
  const value = (stored: string | null, part: "before" | "after") => {
    if (stored === null) return null;
    return owner === null
      ? parsed(stored)
      : unsealed(parsed(stored), gone, (sealed) => opened(theirs, sealed, auditAad(row.id, part)));
  };
  const recorded = {
    before: value(before, "before"),
    after: value(after, "after"),
    reason: reason === null || owner === null ? reason : text(reason, "reason", theirs),
  };
  return {
    ...localizeReasons(recorded, locale),
    address: address && text(address, "address", await vaults(row.actor_id)),
  };
}

/** The values before a change of this user's own details; null if they can't be read. */
export function valuesBefore(
  vault: PersonalVault | null,
  { id, sealed_for: owner, before }: Pick<AuditRow, "id" | "sealed_for" | "before">,
): unknown {
  if (before === null || owner === null) return before === null ? null : parsed(before);
  const { sealed, ...anonymized } = StoredValue.parse(parsed(before));
  if (sealed === undefined) return anonymized;
  const text = opened(vault, sealed, auditAad(id, "before"));
  return text === null ? null : parsed(text);
}

const StoredValue = z.looseObject({ sealed: z.string().optional() });

/** The unencrypted values with the decrypted ones; `removed` marks those whose key is gone. */
function unsealed(stored: unknown, gone: string, open: (sealed: string) => string | null): unknown {
  const { sealed, ...anonymized } = StoredValue.parse(stored);
  if (sealed === undefined) return anonymized;
  const text = open(sealed);
  const isWhole = Object.keys(anonymized).length === 0;
  if (text === null) return isWhole ? gone : { ...anonymized, removed: gone };
  const personal = parsed(text);
  return typeof personal === "object" && personal !== null && !Array.isArray(personal)
    ? { ...anonymized, ...personal }
    : personal;
}

function opened(vault: PersonalVault | null, sealed: string, about: string): string | null {
  try {
    return vault?.open(sealed, about) ?? null;
  } catch {
    return null;
  }
}

function parsed(text: string): unknown {
  return JSON.parse(text);
}
