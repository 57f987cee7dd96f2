import type { StaffExpectedDeposit } from "~server/features/bank-transfers/schemas";
import { api } from "~/platform/api/api.server";

/** A user's open bank transfers; none if another backend doesn't know them. */
export async function loadExpectedOf(
  request: Request,
  user: string,
): Promise<readonly StaffExpectedDeposit[]> {
  const query = { user, state: "open", limit: 10, page: 1 } as const;
  const answer = await api(request).bankTransfers.allExpectedDeposits({ query });
  return answer.ok ? answer.value.expectedDeposits : [];
}
