// The wallets of the demonstration's people, looked up beside the pages.
import type { InProcessPortal } from "./in-process-portal";

export function seededWallets({ backend }: InProcessPortal) {
  const { store } = backend.context.storage;
  const walletOf = async (name: string) => {
    const user = await store.users.byEmail(`${name}@example.com`);
    const wallet = await store.wallets.ofUser(user?.id ?? "");
    return { userId: user?.id ?? "", wallet, path: `/admin/wallets/${user?.id}` };
  };
  const balancesOf = async (name: string) => {
    const { wallet } = await walletOf(name);
    return store.wallets.balances(wallet?.id ?? "");
  };
  return { walletOf, balancesOf };
}
