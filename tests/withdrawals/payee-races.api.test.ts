// A payee that is removed at the same moment as money is to go there: one of the two is refused.
import { expect, test } from "vitest";
import { idAt } from "../support/api/id-at";
import { addBank, holidayFlat, payeesOf, withdrawTo } from "../support/people/payees";
import type { Customer } from "../support/people/people";
import { describeEachEngine } from "../support/portal/engine-suites";

describeEachEngine("a payee that is removed", (portal) => {
  const customerWithPayee = async () => {
    const nora = await portal().customerWith("100.00");
    await nora.saveBank();
    return { nora, payee: await addBank(nora, holidayFlat) };
  };
  const openOf = async (nora: Customer, id: string) =>
    (await payeesOf(nora)).find((payee) => payee.id === id)?.openWithdrawal?.id;

  test.each([0, 1, 2, 3])("and paid at once is one or the other (%i)", async (number) => {
    const { nora, payee } = await customerWithPayee();
    const remove = () => nora.delete(`/wallets/payees/${payee.id}`);
    const pay = () => withdrawTo(nora, { payeeId: payee.id });
    const isRemovalFirst = number % 2 > 0;
    const [first, second] = await Promise.all(
      isRemovalFirst ? [remove(), pay()] : [pay(), remove()],
    );
    const [removed, paid] = isRemovalFirst ? [first, second] : [second, first];
    if (paid.status === 201) {
      expect(removed).toMatchObject({ status: 409, code: "payee_in_use" });
      expect(await openOf(nora, payee.id)).toBe(idAt(paid, "transaction", "id"));
      expect(await nora.available()).toBe(95);
    } else {
      expect([paid.status, removed.status]).toEqual([404, 200]);
      expect(await payeesOf(nora)).toHaveLength(1);
      expect(await nora.available()).toBe(100);
    }
  });

  test.each([0, 1])("while a draft to it is confirmed is one or the other (%i)", async (number) => {
    const { nora, payee } = await customerWithPayee();
    const draft = await nora.draft("bank_withdrawal", "5.00", { payeeId: payee.id });
    const remove = () => nora.delete(`/wallets/payees/${payee.id}`);
    const confirm = () => nora.confirmDraft(draft.id);
    const isRemovalFirst = number > 0;
    const [first, second] = await Promise.all(
      isRemovalFirst ? [remove(), confirm()] : [confirm(), remove()],
    );
    const [removed, confirmed] = isRemovalFirst ? [first, second] : [second, first];
    const codes = [removed.code, confirmed.code];
    expect([
      ["payee_in_use", ""],
      ["", "draft_expired"],
    ]).toContainEqual(codes);
    expect(await nora.available()).toBe(codes[0] === "" ? 100 : 95);
  });
});
