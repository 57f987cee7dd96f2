// What a command has answered is given again as it was, though one of its members has the name that refusals bear.
import { expect, test } from "vitest";
import { signInPlacesIn } from "~server/features/sign-in/sign-in-place-store";
import { command } from "~server/http/command";
import type { Refused } from "~server/http/call";
import { refuse } from "~server/kernel/refusal";
import { describeEachEngine } from "../support/portal/engine-suites";

describeEachEngine("a command", (portal) => {
  /** Runs one that writes and then answers, twice with one key: both answers, and whether it has written. */
  async function twice(answer: Refused | { readonly refused: string }) {
    const { context } = portal();
    const { id } = await portal().register();
    const place = { user_id: id, place: "of a test", last_at: 1 };
    const call = {
      context,
      actor: { user: { id } },
      name: "POST /test",
      params: {},
      body: {},
      key: "key-of-a-test",
    };
    const run = () =>
      command(call, async (db) =>
        (await signInPlacesIn(db).record(place)) ? answer : refuse("internal"),
      );
    const answers = [await run(), await run()];
    return { answers, hasWritten: !(await signInPlacesIn(context.storage.db).record(place)) };
  }

  test("returns a stored response again that looks like a refusal, and keeps what it wrote", async () => {
    const answer = { refused: "not_found" };
    expect(await twice(answer)).toEqual({ answers: [answer, answer], hasWritten: true });
  });

  test("keeps nothing of what it refuses", async () => {
    const answer = refuse("not_found");
    expect(await twice(answer)).toEqual({ answers: [answer, answer], hasWritten: false });
  });
});
