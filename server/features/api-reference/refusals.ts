// Which refusals a call has to reckon with: those that its form brings along, and those of its own.
import type { Operation } from "../../http/operation";
import { refusalMessages, type RefusalCode } from "../../kernel/refusals";
import { acceptsKey, type ListedCall } from "./calls";

/** Those that come with a call's form, and mean the same wherever they stand. */
export const generalCodes: ReadonlySet<string> = new Set<RefusalCode>([
  "validation_failed",
  "malformed_body",
  "too_large",
  "too_slow",
  "unsupported_media_type",
  "unauthenticated",
  "scope_missing",
  "forbidden",
  "second_factor_required",
  "key_reused",
  "unavailable",
  "outcome_unknown",
]);

/** Codes by status, statuses rising. */
export function refusalsOf({ operation }: ListedCall): Map<number, RefusalCode[]> {
  const codes = new Set<RefusalCode>([...refusalsByForm(operation), ...operation.refusals]);
  const byStatus = new Map<number, RefusalCode[]>();
  for (const code of codes) {
    const { status } = refusalMessages[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return new Map([...byStatus].sort(([a], [b]) => a - b));
}

function refusalsByForm(operation: Operation): RefusalCode[] {
  const { method, path, access, body, encoding } = operation;
  return [
    // A malformed key is refused wherever one is sent.
    "validation_failed",
    ...(body ? (["malformed_body", "too_large", "unsupported_media_type"] as const) : []),
    ...(encoding === "multipart" ? (["too_slow"] as const) : []),
    ...(access === "open" ? [] : (["unauthenticated", "scope_missing"] as const)),
    ...(access === "admin" ? (["forbidden", "second_factor_required"] as const) : []),
    ...(path.includes("{") ? (["not_found"] as const) : []),
    ...(acceptsKey(operation) ? (["key_reused"] as const) : []),
    "unavailable",
    ...(method === "GET" ? [] : (["outcome_unknown"] as const)),
  ];
}
