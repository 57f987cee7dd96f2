import type { ShownForm, ShownPage } from "./shown-page";

/** Edits that keep what is left empty as it was: nothing is missing in them. */
const edits: readonly string[] = [
  "/dashboard/transactions/:id/edit",
  "/admin/users/:userId/edit",
  "/admin/wallets/:userId/balances",
];

/** What the form of this page sends once every text in it is emptied, if it says that it needs one of them. */
export function emptiedForm(page: ShownPage, path: string): ShownForm["emptied"] | undefined {
  if (page.status !== 200 || edits.includes(path)) return undefined;
  const form = page.formFor(path);
  return form?.asks ? form.emptied : undefined;
}
