// Which calls each right of staff opens, and each scope of a token: written out a second time, so that a new call is refused until someone decides otherwise here, too.
import type { OwnScope } from "~server/http/token-scopes";
import type { StaffRight, StaffRole } from "~server/kernel/staff-roles";

export const callsByRight: Readonly<Record<StaffRight, RegExp>> = {
  view: /^GET \/exports\/(?!my-)|^POST \/viewers$|^GET \/(queue-counts$|search$|viewers$|users$|transactions\/(all|stats\/admin(\/days)?)$|wallets\/admin\/(all|users|transactions(\/deposits|\/withdrawals)?|transaction\/\{id\}(\/evidence)?|user\/\{id\})$|contact-messages|queues|reconciliation|audit$|outbox|proposals|payouts|payout-batches|staff$|users\/\{id\}\/notes$)/,
  exports: /^GET \/exports\/(?!my-|audit$|posted-totals$)/,
  documents: /^$/,
  profiles:
    /^POST \/users$|^PATCH \/users\/\{id\}$|^POST \/proposals\/(\{id\}\/withdrawal|withdrawals)$/,
  messages: /^PATCH \/contact-messages\/|^POST \/outbox\//,
  notes: /^POST \/users\/\{id\}\/notes$|^(POST|DELETE) \/notes\//,
  kyc: /^PATCH \/users\/\{id\}$|^POST \/proposals\/(\{id\}\/|(refusals|withdrawals)$)/,
  holds:
    /^PATCH \/users\/\{id\}$|^(POST|DELETE) \/(users\/\{id\}\/payout-hold$|payout-stop)|^POST \/proposals\/(\{id\}\/|(refusals|withdrawals)$)/,
  recovery:
    /^DELETE \/users\/\{id\}\/second-factor$|^POST \/users\/\{id\}\/email-change$|^POST \/proposals\/(\{id\}\/|(refusals|withdrawals)$)/,
  closing: /^DELETE \/users\/\{id\}$|^POST \/proposals\/(\{id\}\/|(refusals|withdrawals)$)/,
  transactions:
    /^DELETE \/transactions\/|^(GET|POST|PATCH) \/wallets\/admin\/selections|^PATCH \/wallets\/admin\/transaction\/\{id\}\/(approve|reject)$|^POST \/(reconciliation\/|wallets\/admin\/(create|crypto-payment)\/)|^(POST|DELETE) \/payout-stop|^POST \/proposals\/(\{id\}\/|(refusals|withdrawals)$)|^POST \/payouts\/|^POST \/payout-batches($|\/\{id\}\/(release|cancellation)$)/,
  adjustments:
    /^(PATCH|DELETE) \/wallets\/admin\/user\/\{id\}$|^GET \/wallets\/admin\/user\/\{id\}\/preview$|^POST \/wallets\/admin\/credit$|^POST \/proposals\//,
  secrets: /-reveal$|^POST \/payout-batches\/\{id\}\/file$/,
  staff:
    /^(POST|PATCH|DELETE) \/staff|^PATCH \/users\/\{id\}$|^POST \/proposals\/(\{id\}\/|(refusals|withdrawals)$)/,
};

/** Calls for staff that no token opens. */
export const neverByToken =
  /^(GET|POST) \/(audit|exports\/audit|outbox|viewers|proposals|users\/\{id\}\/notes)|^(POST|DELETE) \/notes\/|^DELETE \/users\/\{id\}($|\/second-factor$)|^POST \/users\/\{id\}\/email-change$| \/staff|-reveal$|^POST \/payout-batches\/\{id\}\/(file|release)$/;

export const callsByOwnScope: Readonly<Record<OwnScope, RegExp>> = {
  read: /^GET \/(?!auth\/(sessions|second-factor|api-tokens)|users$|users\/\{id\}\/notes$|transactions\/(all|stats\/admin(\/days)?)$|wallets\/admin\/|contact-messages|queue-counts|search$|viewers|queues|audit$|outbox|proposals|payouts|payout-batches|staff$|reconciliation|exports\/(?!my-))/,
  money:
    /^(POST|PATCH|DELETE) \/(wallets\/(?!admin\/|bank-details\/)|payments\/|drafts($|\/)|kept-files$)|^PATCH \/transactions\//,
};

export const rightsByRole: Readonly<Record<StaffRole, readonly StaffRight[]>> = {
  auditor: ["view", "exports", "documents"],
  support: ["view", "profiles", "messages", "notes"],
  compliance: [
    "view",
    "exports",
    "documents",
    "notes",
    "kyc",
    "holds",
    "recovery",
    "closing",
    "secrets",
  ],
  treasury: ["view", "exports", "notes", "transactions", "adjustments", "secrets"],
  owner: ["view", "staff"],
};
