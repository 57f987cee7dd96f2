import type { Draft } from "~server/features/draft-confirmation/schemas";
import { Instant } from "~/ui/instant";

export const withdrawalKinds = ["bank_withdrawal", "crypto_withdrawal"] as const;

/** Where a withdrawal goes: the bank account masked, the address in full, since it has to be compared. */
export function destinationItem({
  kind,
  walletAddress,
  destination,
}: Pick<Draft, "kind" | "walletAddress" | "destination">) {
  if (kind === "bank_withdrawal") return { term: "To your bank account", value: destination };
  return { term: "To BTC address", value: <code className="break-all">{walletAddress}</code> };
}

/** A new destination waits, so that its owner can notice what somebody else has saved. */
export function earliestPayoutItem({ payableFrom }: Pick<Draft, "payableFrom">) {
  return {
    term: "Earliest payout",
    value: payableFrom && (
      <>
        <Instant iso={payableFrom} />
        <span className="hint block">
          This destination is new. The wait protects you if somebody else can sign in as you.
        </span>
      </>
    ),
  };
}
