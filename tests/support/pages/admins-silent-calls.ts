// What a page says to administrators where one call fails without a message.
import { silentCall, opens, sends, type SilentCall, type Step } from "./silent-calls";
import { newcomer } from "../people/newcomer";

export const adminsSilentCalls: readonly SilentCall[] = [
  silentCall(
    "Admin stats",
    "Failed to load admin stats",
    /^GET \/transactions\/stats\/admin$/,
    "admin",
    opens("/admin"),
  ),
  silentCall(
    "Admin stats, by day",
    "Failed to fetch dashboard stats",
    /^GET \/transactions\/stats\/admin\/days$/,
    "admin",
    opens("/admin"),
  ),
  silentCall(
    "Admin users",
    "Failed to load users",
    /^GET \/users$/,
    "admin",
    opens("/admin/users"),
  ),
  silentCall(
    "Admin wallets",
    "Failed to load wallets",
    /^GET \/wallets\/admin\/all$/,
    "admin",
    opens("/admin/wallets"),
  ),
  silentCall(
    "Wallet users",
    "Failed to load wallet users",
    /^GET \/wallets\/admin\/users$/,
    "admin",
    opens("/admin/wallets/users"),
  ),
  silentCall(
    "Wallet",
    "Failed to load wallet",
    /^GET \/wallets\/admin\/user\/[\w-]+$/,
    "admin",
    opens("/admin/wallets/{hana}"),
  ),
  silentCall(
    "Create user",
    "Failed to create user",
    /^POST \/users$/,
    "admin",
    sends("/admin/users/new", newcomer),
  ),
  silentCall(
    "Create wallet",
    "Failed to create wallet",
    /^POST \/wallets\/admin\/create\/[\w-]+$/,
    "admin",
    closesAndCreates("{nora}"),
  ),
  silentCall(
    "Delete wallet",
    "Failed to delete wallet",
    /^DELETE \/wallets\/admin\/user\/[\w-]+$/,
    "admin",
    sends("/admin/wallets/{hana}/deletion?again=1"),
  ),
  silentCall(
    "User load",
    "Failed to load user",
    /^GET \/users\/[\w-]{36}$/,
    "admin",
    opens("/admin/users/{hana}"),
  ),
  silentCall(
    "User update",
    "Failed to update user",
    /^PATCH \/users\/[\w-]{36}$/,
    "admin",
    sends("/admin/users/{hana}/edit", { "address.city": "Leeds" }),
  ),
  silentCall(
    "User delete",
    "Failed to delete user",
    /^DELETE \/users\/[\w-]{36}$/,
    "admin",
    sends("/admin/users/{hana}/deletion?again=1"),
  ),
  silentCall(
    "Transaction load, by an admin",
    "Failed to load transaction",
    /^GET \/wallets\/admin\/transaction\/[\w-]+$/,
    "admin",
    opens("/admin/transactions/{pending}"),
  ),
  silentCall(
    "Status update",
    "Failed to update status",
    /^PATCH \/transactions\/[\w-]+\/status$/,
    "admin",
    sends("/dashboard/transactions/{pending}/status", { status: "failed" }, "status-dialog"),
  ),
  silentCall(
    "Mark Pending",
    "Failed to update status",
    /^PATCH \/transactions\/[\w-]+\/status$/,
    "admin",
    sends("/admin/transactions/{decided}/pending-mark"),
  ),
  silentCall(
    "Transaction delete",
    "Failed to delete transaction",
    /^DELETE \/transactions\/[\w-]+$/,
    "admin",
    sends("/dashboard/transactions/{pending}/deletion", {}, "deletion"),
  ),
  silentCall(
    "Approve",
    "Failed to approve transaction",
    /^PATCH \/wallets\/admin\/transaction\/[\w-]+\/approve$/,
    "admin",
    sends("/admin/transactions/{pending}/approval", {}, "approval"),
  ),
  silentCall(
    "Reject",
    "Failed to reject transaction",
    /^PATCH \/wallets\/admin\/transaction\/[\w-]+\/reject$/,
    "admin",
    sends("/admin/transactions/{pending}/rejection", {}, "rejection"),
  ),
];

function closesAndCreates(person: string): Step {
  return async (somebody, ids) => {
    await sends(`/admin/wallets/${person}/deletion?again=1`)(somebody, ids);
    return sends(`/admin/wallets/${person}/creation`, {}, "wallet-creation")(somebody, ids);
  };
}
