// Where someone is signed in, and ending that from afar.
import { expect, test } from "vitest";
import { SignedIn } from "~server/features/users/schemas";
import { SessionList } from "~server/features/sessions/schemas";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { Caller } from "../support/api/caller";
import { password, read, signUpBody, type Person } from "../support/people/people";

describeEitherEngine("a user's sessions", (portal) => {
  const enter = async (email: string, headers: Record<string, string> = {}) => {
    portal().advance({ minutes: 1 });
    const answer = await portal().visitor().post("/auth/login", { email, password }, { headers });
    return new Caller(portal().backend, read(SignedIn, answer).access_token);
  };
  const listOf = async (caller: Caller) =>
    read(SessionList, await caller.get("/auth/sessions")).sessions;
  const start = () => portal().register();

  test("are listed newest first, with where they began", async () => {
    const nora: Person & Caller = await start();
    const phone = await enter(nora.email, {
      "x-client-address": "192.0.2.7",
      "user-agent": "Phone/1.0",
    });
    const sessions = await listOf(phone);
    expect(
      sessions.map(({ isCurrent, device, address }) => ({ isCurrent, device, address })),
    ).toEqual([
      { isCurrent: true, device: "Phone/1.0", address: "192.0.2.7" },
      { isCurrent: false, device: undefined, address: undefined },
    ]);
    const [current] = sessions;
    expect(Date.parse(current?.expiresAt ?? "") - Date.parse(current?.createdAt ?? "")).toBe(
      7 * 24 * 60 * 60_000,
    );
    expect((await listOf(nora)).map(({ isCurrent }) => isCurrent)).toEqual([false, true]);
  });

  test("show the device at sign-up too, without control characters and shortened", async () => {
    const headers = {
      "user-agent": `Tab\tlet ${"x".repeat(300)}`,
      "x-client-address": "192.0.2.8",
    };
    const answer = await portal().visitor().post("/auth/register", signUpBody(850), { headers });
    const [session] = await listOf(
      new Caller(portal().backend, read(SignedIn, answer).access_token),
    );
    expect(session).toMatchObject({ device: `Tablet ${"x".repeat(193)}`, address: "192.0.2.8" });
  });

  test("end one by one, and only the user's own", async () => {
    const [nora, rita] = [await start(), await start()];
    const phone = await enter(nora.email);
    const id = (await listOf(phone)).find(({ isCurrent }) => isCurrent)?.id ?? "";
    expect(await rita.delete(`/auth/sessions/${id}`)).toMatchObject({
      status: 404,
      code: "not_found",
    });
    expect((await phone.get("/auth/profile")).status).toBe(200);
    expect((await nora.delete(`/auth/sessions/${id}`)).status).toBe(200);
    expect((await phone.get("/auth/profile")).status).toBe(401);
    expect((await nora.delete(`/auth/sessions/${id}`)).status).toBe(404);
    expect((await listOf(nora)).length).toBe(1);
  });

  test("end all but the current one", async () => {
    const [nora, rita] = [await start(), await start()];
    const others = [await enter(nora.email), await enter(nora.email)];
    expect((await nora.delete("/auth/sessions")).status).toBe(200);
    const statuses = await Promise.all(
      [...others, nora, rita].map(async (one) => (await one.get("/auth/profile")).status),
    );
    expect(statuses).toEqual([401, 401, 200, 200]);
  });

  test("are not listed once they have ended", async () => {
    const nora = await start();
    portal().advance({ hours: 11 });
    const second = await enter(nora.email);
    portal().advance({ hours: 2 });
    expect(await listOf(second)).toHaveLength(1);
  });
});
