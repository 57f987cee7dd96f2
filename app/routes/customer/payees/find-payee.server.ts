import { api } from "~/platform/api/api.server";
import { load } from "~/platform/api/load.server";
import type { PayeeInfo } from "~server/features/withdrawals/payee-schemas";

/** Another user's payee isn't found. */
export async function findPayee(request: Request, id: string | undefined): Promise<PayeeInfo> {
  const { payees } = await load(request, api(request).wallets.payees());
  const payee = payees.find((one) => one.id === id);
  if (!payee) throw new Response("Not found", { status: 404 });
  return payee;
}
