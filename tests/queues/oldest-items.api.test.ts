// Since when each queue's oldest item has waited, as operators watch it: bank lines that stay open make an alert.
import { expect, test } from "vitest";
import { importStatement, openLines } from "../support/people/bank-statements";
import { describeEitherEngine } from "../support/portal/engine-suites";

describeEitherEngine("the age of an open bank line", (portal) => {
  const samples = async (name: string) => {
    const gauges = await portal().backend.gauges();
    return gauges.find((gauge) => gauge.name === name)?.samples ?? [];
  };
  const ofBank = async (name: string) =>
    (await samples(name)).flatMap(({ labels, value }) => (labels?.queue === "bank" ? [value] : []));
  const count = () => ofBank("portal_review_queue_length");
  const since = () => ofBank("portal_review_queue_oldest_timestamp_seconds");

  const posted = async (reference: string) =>
    importStatement(portal(), await portal().admin(), {
      number: reference,
      lines: [{ amount: "-3.00", text: "Account fee", reference }],
    });

  test("is reported from its posting until it is decided", async () => {
    expect([await count(), await since()]).toEqual([[0], []]);
    const first = portal().context.now() / 1000;
    await posted("AGE-1");
    portal().advance({ hours: 50 });
    const second = portal().context.now() / 1000;
    await posted("AGE-2");
    expect([await count(), await since()]).toEqual([[2], [first]]);
    const ada = await portal().admin();
    const [oldest] = await openLines(ada);
    expect((await ada.post(`/bank-lines/${oldest?.id}/own`, { reason: "Fee" })).status).toBe(201);
    expect([await count(), await since()]).toEqual([[1], [second]]);
  });
});
