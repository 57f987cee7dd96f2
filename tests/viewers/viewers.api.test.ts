// Who else of the staff has a record open: shown to colleagues, over after two minutes, and in no one's way.
import { expect, test } from "vitest";
import { Viewers } from "~server/features/viewers/schemas";
import { eraseDue } from "~server/background/erase-due";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { read, type Administrator } from "../support/people/people";

const open = async (admin: Administrator, record: string) =>
  read(Viewers, await admin.post("/viewers", { record })).viewers;
const listed = async (admin: Administrator, kind: string) =>
  read(Viewers, await admin.get(`/viewers?kind=${kind}`)).viewers;

describeEitherEngine("a record that is open", (portal) => {
  const iso = () => new Date(portal().context.now()).toISOString();
  const rows = () => portal().context.storage.db.selectFrom("viewers").selectAll().execute();

  test("is shown to colleagues with who opened it and since when, but not to the viewer", async () => {
    const [ada, bea] = [await portal().admin(), await portal().admin()];
    const openedAt = iso();
    expect(await open(ada, "transaction:one")).toEqual([]);
    portal().advance({ minutes: 1 });
    const seen = {
      record: "transaction:one",
      name: "Ada Admin",
      staffId: expect.stringMatching(/^S-\d{4}$/),
      openedAt,
      openForSeconds: 60,
    };
    expect(await open(bea, "transaction:one")).toEqual([seen]);
    expect(await open(bea, "transaction:another")).toEqual([]);
    expect(await listed(bea, "transaction")).toEqual([seen]);
    expect((await listed(ada, "transaction")).map(({ record }) => record).toSorted()).toEqual([
      "transaction:another",
      "transaction:one",
    ]);
    expect(await listed(bea, "user")).toEqual([]);
  });

  test("lapses two minutes after it was last seen, and starts again after that", async () => {
    const [ada, bea] = [await portal().admin(), await portal().admin()];
    const openedAt = iso();
    await open(ada, "user:one");
    portal().advance({ minutes: 1.5 });
    await open(ada, "user:one");
    portal().advance({ minutes: 1.5 });
    expect(await open(bea, "user:one")).toMatchObject([{ openedAt }]);
    portal().advance({ minutes: 0.5 });
    expect(await listed(bea, "user")).toEqual([]);
    await open(ada, "user:one");
    expect(await open(bea, "user:one")).toMatchObject([{ openedAt: iso() }]);
  });

  test("is recorded once in half a minute, however often it is loaded, and then forgotten", async () => {
    const ada = await portal().admin();
    const first = portal().context.now();
    const seenAt = async () =>
      (await rows()).find(({ record_id: id }) => id === "three")?.seen_at ?? 0;
    await open(ada, "approval_request:three");
    portal().advance({ minutes: 0.4 });
    await open(ada, "approval_request:three");
    expect(await seenAt()).toBe(first);
    portal().advance({ minutes: 0.1 });
    await open(ada, "approval_request:three");
    expect(await seenAt()).toBe(portal().context.now());
    portal().advance({ minutes: 2 });
    await eraseDue(portal().context);
    expect(await rows()).toEqual([]);
  });

  test("locks nothing: both can decide, and the second sees what happened", async () => {
    const hana = await portal().customerWith("100.00");
    const { id } = await hana.withdraw("10.00");
    const [ada, bea] = [await portal().admin(), await portal().admin()];
    await open(ada, `transaction:${id}`);
    expect(await open(bea, `transaction:${id}`)).toHaveLength(1);
    expect((await bea.decide(id, "approve")).status).toBe(200);
    expect((await ada.decide(id, "reject")).code).toBe("not_pending");
  });

  test("is recorded only for those who can decide about it", async () => {
    portal().advance({ minutes: 3 });
    const [odo, ada] = [await portal().admin(["auditor"]), await portal().admin()];
    const [cora, tom] = [await portal().admin(["compliance"]), await portal().admin(["treasury"])];
    await open(odo, "transaction:five");
    await open(cora, "transaction:five");
    await open(tom, "user:five");
    expect(await listed(ada, "transaction")).toEqual([]);
    expect(await listed(ada, "user")).toEqual([]);
    await open(tom, "transaction:five");
    expect(await open(odo, "transaction:five")).toHaveLength(1);
  });

  test("must be of a kind that is reviewed, and requires staff", async () => {
    const [ada, nora] = [await portal().admin(), await portal().register()];
    for (const record of ["wallet:one", "transaction:", `transaction:${"x".repeat(65)}`, "one"])
      expect((await ada.post("/viewers", { record })).status, record).toBe(400);
    expect((await ada.get("/viewers?kind=wallet")).status).toBe(400);
    expect((await nora.post("/viewers", { record: "user:one" })).status).toBe(403);
  });
});
