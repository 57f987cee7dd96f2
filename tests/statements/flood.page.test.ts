// A user who requests many PDFs at the same time gets one at a time, and keeps no one else waiting.
import { afterAll, describe, expect, test } from "vitest";
import { enqueuePdf } from "~/pdf/pdf-queue.server";
import { openPortal } from "../support/portal/in-process-portal";

const portal = await openPortal();
afterAll(() => portal.close());

describe("PDF statements", () => {
  test("of one user are rendered one at a time: for the others, the user is asked to try again", async () => {
    const hana = await portal.signInAs("hana");
    const month =
      /\/dashboard\/statements\/\d{4}-\d{2}/.exec(
        (await hana.get("/dashboard/statements")).html,
      )?.[0] ?? "";
    const answers = await Promise.all(Array.from({ length: 12 }, () => hana.get(`${month}/pdf`)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(1);
    expect(statuses.filter((status) => status === 503).length).toBeGreaterThanOrEqual(6);
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
    expect(answers.find(({ status }) => status === 503)?.headers.get("retry-after")).toBe("5");
    expect((await hana.get(`${month}/pdf`)).status).toBe(200);
  });

  test("of many users wait in a short queue, one at a time each", async () => {
    let [underWay, most] = [0, 0];
    const draw = async () => {
      most = Math.max(most, (underWay += 1));
      await Promise.resolve();
      underWay -= 1;
      return "paper";
    };
    const drawn = await Promise.all(
      Array.from({ length: 20 }, (_, number) => enqueuePdf(`person ${number}`, draw)),
    );
    expect([
      most,
      drawn.filter((paper) => paper === "paper").length,
      drawn.filter((paper) => paper === null).length,
    ]).toEqual([1, 8, 12]);
  });

  test("that could not be rendered do not block the queue", async () => {
    await expect(enqueuePdf("one", () => Promise.reject(new Error("no ink")))).rejects.toThrow(
      "no ink",
    );
    expect(await enqueuePdf("one", async () => "paper")).toBe("paper");
  });
});
