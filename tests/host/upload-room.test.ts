// Uploads at once: what would not fit into memory is turned away before it is read, and may come again.
import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { uploadLimitBytes } from "~server/host/limits";
import { uploadRoom } from "~server/host/upload-room";
import { demoPassword } from "~server/contract/values/demo-people";
import { startPortal, type Portal } from "../support/server";

describe("room for uploads", () => {
  test("is taken up to its size, half of it by one address, and comes back", () => {
    const room = uploadRoom(100);
    const [first, second] = [room.take(50, "a"), room.take(30, "b")];
    expect([first, second]).not.toContain(null);
    expect(room.take(1, "a")).toBeNull();
    expect(room.take(21, "c")).toBeNull();
    first?.();
    expect(room.take(50, "a")).not.toBeNull();
    second?.();
    expect(room.take(50, "c")).not.toBeNull();
    expect(room.take(1, "d")).toBeNull();
  });
});

describe("the host", () => {
  let portal: Portal;
  let token = "";
  beforeAll(async () => {
    portal = await startPortal();
    const body = JSON.stringify({ email: "nora@example.com", password: demoPassword });
    const answer = await fetch(`${portal.origin}/api/auth/login`, { method: "POST", headers: { "Content-Type": "application/json" }, body });
    token = String(Object(await answer.json()).access_token);
  });
  afterAll(async () => {
    await portal.stop();
  });

  const small = () => {
    const form = new FormData();
    form.append("file", new File(["no picture"], "me.png"));
    return fetch(`${portal.origin}/api/kept-files`, { method: "POST", headers: { Authorization: `Bearer ${token}` }, body: form });
  };

  test("answers 503 while a slow upload fills the room, reads what was sent, and takes uploads again when it is over", async () => {
    expect((await small()).status).toBe(422);
    const slow = await beginUpload(portal.origin, token);
    let refused = await small();
    while (refused.status === 422) refused = await small();
    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ statusCode: 503, code: "unavailable" });
    expect((await fetch(`${portal.origin}/healthz`)).status).toBe(200);
    slow.destroy();
    let taken = await small();
    while (taken.status === 503) taken = await small();
    expect(taken.status).toBe(422);
  }, 30_000);
});

/** Says that as much as is allowed will come, and sends only the beginning. */
function beginUpload(origin: string, token: string): Promise<Socket> {
  const head = [
    "POST /api/kept-files HTTP/1.1",
    "Host: localhost",
    `Authorization: Bearer ${token}`,
    "Content-Type: multipart/form-data; boundary=x",
    `Content-Length: ${uploadLimitBytes}`,
  ];
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(origin).port), "127.0.0.1", () => {
      socket.write(`${head.join("\r\n")}\r\n\r\n--x\r\n`, () => resolve(socket));
    });
    socket.on("error", reject);
  });
}
