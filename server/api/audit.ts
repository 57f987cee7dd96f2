import type { Store } from "../storage/store";
import type { Actor } from "./call";
import type { Context } from "./context";

export interface AuditedEvent {
  /** What was done, for example `transaction.approved`. */
  readonly action: string;
  /** What it was done to, for example `transaction:<id>`. */
  readonly subject: string;
  readonly before?: unknown;
  readonly after?: unknown;
  readonly reason?: string | undefined;
}

/** Appends one line to the audit log, inside the command's database transaction (R10). */
export async function audit(
  store: Store,
  call: { readonly context: Context; readonly actor: Pick<Actor, "user">; readonly address: string | null },
  event: AuditedEvent,
): Promise<void> {
  const { context, actor } = call;
  await store.audit.append({
    id: context.newId(),
    actor_id: actor.user.id,
    action: event.action,
    subject: event.subject,
    before: event.before === undefined ? null : JSON.stringify(event.before),
    after: event.after === undefined ? null : JSON.stringify(event.after),
    reason: event.reason ?? null,
    address: call.address,
    sealed_for: null,
    created_at: context.now(),
  });
}
