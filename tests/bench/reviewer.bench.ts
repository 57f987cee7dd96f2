// A clerk decides sixty card deposits with photos: the steps that this takes, and the minutes by the keystroke-level model.
import { afterAll, expect, test } from "vitest";
import { demoPassword } from "~server/kernel/demo-people";
import { limits } from "~server/kernel/limits";
import { openPortal } from "../support/portal/in-process-portal";
import { addOpenRequests } from "../support/people/long-queue";
import type { ShownPage } from "../support/pages/shown-page";
import { printTable, round } from "./table";

/** Seconds of Card, Moran and Newell: a key or button, pointing at something, and the thought before a step. */
const model = { press: 0.28, point: 1.1, thought: 1.35 } as const;
const deposits = 60;
const reason = "Review of the deposit";

/** What one person did; reading the photos takes the same time anywhere and is not counted. */
class Effort {
  pages = 0;
  clicks = 0;
  fields = 0;
  passwords = 0;
  waitedMinutes = 0;
  #presses = 0;
  #confirmedAt = -Infinity;

  click(isPage = true): void {
    this.clicks += 1;
    if (isPage) this.pages += 1;
  }
  type(text: string): void {
    this.clicks += 1;
    this.fields += 1;
    this.#presses += text.length;
  }
  /** Where the last one no longer counts. */
  password(): void {
    if (this.activeMinutes() - this.#confirmedAt < limits.confirmedMinutes) return;
    this.type(demoPassword);
    this.passwords += 1;
    this.#confirmedAt = this.activeMinutes();
  }
  activeMinutes(pageSeconds = 0): number {
    const clicking = this.clicks * (model.thought + model.point + model.press);
    return (clicking + this.#presses * model.press + this.pages * pageSeconds) / 60;
  }
  row(version: string, pageSeconds: number) {
    const { pages, clicks, fields, passwords, waitedMinutes } = this;
    const active = this.activeMinutes(pageSeconds);
    return {
      version,
      pages,
      clicks,
      "keys typed": this.#presses,
      fields,
      passwords,
      "minutes of work": round(active, 1),
      "minutes with waits": round(active + waitedMinutes, 1),
    };
  }
}

const portal = await openPortal({ MOVEMENTS_PER_TEN_MINUTES: "1000000" });
afterAll(() => portal.close());

test("sixty card deposits with photos", async () => {
  await addOpenRequests(portal.origin, 2 * deposits);
  const admin = await portal.signInAs("admin");
  const [effort, loads]: [Effort, number[]] = [new Effort(), []];
  const timed = async (load: Promise<ShownPage>) => {
    const startedAt = performance.now();
    const page = await admin.follow(await load);
    loads.push((performance.now() - startedAt) / 1000);
    return page;
  };
  let page = await timed(admin.get("/admin/queues/deposits"));
  effort.click();
  for (let decided = 0; decided < deposits; decided += 1) {
    const before = effort.activeMinutes();
    const asked = await timed(admin.get(page.link("Reveal card and photos")));
    effort.click();
    effort.type(reason);
    let seen = await timed(admin.submit(asked, { reason }));
    if (seen.messages.length > 0) {
      effort.click();
      effort.password();
      seen = await timed(admin.submit(seen, { reason, password: demoPassword }));
    }
    expect([seen.heading, seen.text.includes("Approve")]).toEqual(["Card and photos", true]);
    effort.click();
    page = await timed(admin.submit(seen, {}, { form: "approve" }));
    effort.click();
    expect(page.notice).toMatch(/^Transaction approved/);
    portal.passMinutes(effort.activeMinutes() - before);
  }
  const pageSeconds = loads.reduce((sum, one) => sum + one, 0) / loads.length;
  printTable(`Sixty card deposits, each page in ${round(pageSeconds * 1000)} ms`, [
    beforeEvidence().row("before", pageSeconds),
    effort.row("now", pageSeconds),
  ]);
});

/**
 * Counted from the pages of the last version without evidence beside a decision (commit fefa6eff): the card is on the wallet's page,
 * number, front and back are three accesses, each with a reason, and thirty accesses an hour are allowed.
 */
function beforeEvidence(): Effort {
  const effort = new Effort();
  const accessesAnHour = 30;
  const access = () => {
    effort.click();
    effort.type(reason);
    effort.password();
    effort.click();
  };
  for (let deposit = 0; deposit < deposits; deposit += 1) {
    // The queue opens the next deposit by itself; its wallet is a link.
    effort.click();
    access();
    effort.click();
    access();
    effort.click();
    effort.click(false);
    access();
    // By the dashboard and the queue to the deposit, because no link of the wallet leads back; then Approve.
    for (let page = 0; page < 3; page += 1) effort.click();
  }
  const hours = Math.ceil((deposits * 3) / accessesAnHour) - 1;
  effort.waitedMinutes = Math.max(0, hours * 60 - effort.activeMinutes());
  return effort;
}
