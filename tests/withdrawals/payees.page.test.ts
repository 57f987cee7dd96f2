import { afterAll, describe, expect, test } from "vitest";
import { demoPassword } from "~server/kernel/demo-people";
import { bitcoinAddress, secondBitcoinAddress } from "../support/inputs/inputs";
import type { Visitor } from "../support/people/visitor";
import { openPortal } from "../support/portal/in-process-portal";

const portal = await openPortal();
afterAll(() => portal.close());

const wallet = "/dashboard/wallet";
const payees = `${wallet}/payees`;
const europe = {
  region: "EUROPE",
  label: "Holiday flat",
  recipientName: "Hana Howard",
  accountNumber: "532013000",
  iban: "DE89 3704 0044 0532 0130 00",
  swiftCode: "COBADEFFXXX",
};

async function add(person: Visitor, kind: string, fields: Record<string, string>) {
  const page = await person.get(`${payees}/new?kind=${kind}`);
  return person.submit(page, { region: kind, password: demoPassword, ...fields });
}

const rowOf = (text: string, label: string) => text.slice(text.indexOf(label)).slice(0, 300);

describe("the payees", () => {
  test("are found from the wallet, and empty at first", async () => {
    const nora = await portal.signInAs("nora");
    const page = await nora.get((await nora.get(wallet)).link("Manage payees"));
    expect(page.text).toContain("No payees yet");
    expect((await nora.get(page.link("Add a payee"))).text).toContain("Bank: USA");
  });

  test("are added, renamed, made the default and removed, each with the password", async () => {
    const rita = await portal.signInAs("rita");
    const withoutPassword = await add(rita, "EUROPE", { ...europe, password: "" });
    expect(withoutPassword.messages).toEqual(["Enter your password"]);
    expect(withoutPassword.form().fields).toMatchObject({ iban: europe.iban, label: europe.label });
    const added = await rita.follow(await add(rita, "EUROPE", europe));
    expect(added.text).toContain("Payee added");
    expect(rowOf(added.text, "Holiday flat")).toMatch(/Default.*IBAN ••••3000.*Hana Howard/);
    await add(rita, "BITCOIN", { label: "Savings", walletAddress: bitcoinAddress });
    await add(rita, "BITCOIN", { label: "Other wallet", walletAddress: secondBitcoinAddress });
    const list = await rita.get(payees);
    expect(list.html).not.toMatch(/DE89|1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa/);
    const renamed = await rita.submit(await rita.get(list.link("Change label of Savings")), {
      label: "Hardware wallet",
    });
    expect((await rita.follow(renamed)).text).toMatch(/Label changed.*Hardware wallet/);
    const chosen = await rita.submit(await rita.get(list.link("Make Other wallet the default")));
    const after = await rita.follow(chosen);
    expect(rowOf(after.text, "Other wallet")).toMatch(/^Other wallet Default/);
    const needed = await rita.get(after.link("Remove Other wallet"));
    expect(needed.text).toContain("make another payee the default first");
    const removed = await rita.submit(await rita.get(after.link("Remove Hardware wallet")));
    const left = await rita.follow(removed);
    expect(left.text).toContain("Payee removed");
    expect(left.text).not.toContain("Hardware wallet");
  });

  test("that are known already are refused beside their field", async () => {
    const rita = await portal.signInAs("rita");
    const answer = await add(rita, "EUROPE", { ...europe, label: "Again" });
    expect(answer.messages).toEqual(["This account is already one of your payees: Holiday flat"]);
    expect(answer.faults.map(({ fieldId }) => fieldId)).toEqual(["payee-iban"]);
  });

  test("of another customer aren't found", async () => {
    const rita = await portal.signInAs("rita");
    const hana = await portal.signInAs("hana");
    const href = (await rita.get(payees)).link("Change label of Holiday flat");
    for (const dialog of ["label", "default", "removal"])
      expect((await hana.get(href.replace(/label$/, dialog))).status).toBe(404);
  });
});

describe("a withdrawal", () => {
  test("pays the chosen payee, which review and receipt name", async () => {
    const hana = await portal.signInAs("hana");
    const empty = await hana.get(`${wallet}/withdrawal`);
    const left = await hana.post(`${wallet}/withdrawal?newPayee=1&kind=USA`, {
      ...empty.form().fields,
      amount: "12.50",
      description: "Rent",
    });
    const form = await hana.follow(left);
    const kind = await hana.get(form.link("Bank: Europe"));
    const back = await hana.follow(await hana.submit(kind, { ...europe, password: demoPassword }));
    expect(back.form().fields).toMatchObject({ amount: "12.50", description: "Rent" });
    expect(back.text).toContain("Holiday flat");
    const review = await hana.follow(await hana.submit(back));
    expect(review.text).toMatch(/To your bank account Holiday flat IBAN ••••3000/);
    const receipt = await hana.follow(await hana.submit(review));
    expect(receipt.text).toMatch(/To your bank account Holiday flat IBAN ••••3000/);
    const list = await hana.get(payees);
    const removal = await hana.get(list.link("Remove Holiday flat"));
    expect(removal.text).toMatch(/You can't remove Holiday flat yet: your withdrawal TX-\w+/);
    const [, reference = ""] = /your withdrawal (TX-[\w-]+)/.exec(removal.text) ?? [];
    expect((await hana.get(removal.link(reference))).text).toContain(reference);
  });

  test("to a typed address offers to save it", async () => {
    const zoe = await portal.signInAs("zoe");
    const form = await zoe.get(`${wallet}/withdrawal`);
    const review = await zoe.follow(
      await zoe.submit(form, {
        amount: "5",
        paymentMethod: "crypto_payment",
        walletAddress: bitcoinAddress,
      }),
    );
    const receipt = await zoe.follow(await zoe.submit(review, { password: demoPassword }));
    const page = await zoe.get(receipt.link("Save this address as a payee"));
    expect(page.form().fields).toMatchObject({ walletAddress: bitcoinAddress });
    await zoe.submit(page, { label: "Cold storage" });
    const again = await zoe.get(`${wallet}/withdrawal`);
    expect(again.text).toMatch(/Cold storage BTC 1A1zP1…DivfNa \(default\)/);
  });
});
