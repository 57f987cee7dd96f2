// What a page says to administrators where one call fails without a message.
import { failedCall, opens, sends, type FailedCall, type Step } from "./failed-calls";
import { newUserFields } from "../people/new-user-fields";

export const adminFailedCalls: readonly FailedCall[] = [
  failedCall(
    "Admin stats",
    "Failed to load admin stats",
    /^GET \/transactions\/stats\/admin$/,
    "admin",
    opens("/admin"),
  ),
  failedCall(
    "Admin stats, by day",
    "Failed to fetch dashboard stats",
    /^GET \/transactions\/stats\/admin\/days$/,
    "admin",
    opens("/admin"),
  ),
  failedCall(
    "Admin users",
    "Failed to load users",
    /^GET \/users$/,
    "admin",
    opens("/admin/users"),
  ),
  failedCall(
    "Admin wallets",
    "Failed to load wallets",
    /^GET \/wallets\/admin\/all$/,
    "admin",
    opens("/admin/wallets"),
  ),
  failedCall(
    "Wallet users",
    "Failed to load wallet users",
    /^GET \/wallets\/admin\/users$/,
    "admin",
    opens("/admin/wallets/users"),
  ),
  failedCall(
    "Wallet",
    "Failed to load wallet",
    /^GET \/wallets\/admin\/user\/[\w-]+$/,
    "admin",
    opens("/admin/wallets/{hana}"),
  ),
  failedCall(
    "Create user",
    "Failed to create user",
    /^POST \/users$/,
    "admin",
    sends("/admin/users/new", newUserFields),
  ),
  failedCall(
    "Create wallet",
    "Failed to create wallet",
    /^POST \/wallets\/admin\/create\/[\w-]+$/,
    "admin",
    closesAndCreates("{nora}"),
  ),
  failedCall(
    "Delete wallet",
    "Failed to delete wallet",
    /^DELETE \/wallets\/admin\/user\/[\w-]+$/,
    "admin",
    sends("/admin/wallets/{hana}/deletion?again=1"),
  ),
  failedCall(
    "User load",
    "Failed to load user",
    /^GET \/users\/[\w-]{36}$/,
    "admin",
    opens("/admin/users/{hana}"),
  ),
  failedCall(
    "User update",
    "Failed to update user",
    /^PATCH \/users\/[\w-]{36}$/,
    "admin",
    sends("/admin/users/{hana}/edit", { "address.city": "Leeds" }),
  ),
  failedCall(
    "User delete",
    "Failed to delete user",
    /^DELETE \/users\/[\w-]{36}$/,
    "admin",
    sends("/admin/users/{hana}/deletion?again=1"),
  ),
  failedCall(
    "Transaction load, by an admin",
    "Failed to load transaction",
    /^GET \/wallets\/admin\/transaction\/[\w-]+$/,
    "admin",
    opens("/admin/transactions/{pending}"),
  ),
  failedCall(
    "Status update",
    "Failed to update status",
    /^PATCH \/transactions\/[\w-]+\/status$/,
    "admin",
    sends("/dashboard/transactions/{pending}/status", { status: "failed" }, "status-dialog"),
  ),
  failedCall(
    "Mark Pending",
    "Failed to update status",
    /^PATCH \/transactions\/[\w-]+\/status$/,
    "admin",
    sends("/admin/transactions/{decided}/pending-mark"),
  ),
  failedCall(
    "Transaction delete",
    "Failed to delete transaction",
    /^DELETE \/transactions\/[\w-]+$/,
    "admin",
    sends("/dashboard/transactions/{pending}/deletion", {}, "deletion"),
  ),
  failedCall(
    "Approve",
    "Failed to approve transaction",
    /^PATCH \/wallets\/admin\/transaction\/[\w-]+\/approve$/,
    "admin",
    sends("/admin/transactions/{pending}/approval", {}, "approval"),
  ),
  failedCall(
    "Reject",
    "Failed to reject transaction",
    /^PATCH \/wallets\/admin\/transaction\/[\w-]+\/reject$/,
    "admin",
    sends("/admin/transactions/{pending}/rejection", {}, "rejection"),
  ),
];

function closesAndCreates(person: string): Step {
  return async (user, ids) => {
    await sends(`/admin/wallets/${person}/deletion?again=1`)(user, ids);
    return sends(`/admin/wallets/${person}/creation`, {}, "wallet-creation")(user, ids);
  };
}
