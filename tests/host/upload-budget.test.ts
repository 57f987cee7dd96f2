// Uploads at once: what would not fit into memory is turned away, and may come again; a claim that sends nothing holds nothing.
import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { uploadLimitBytes } from "~server/host/protection/limits";
import { demoPassword } from "~server/kernel/demo-people";
import type { Portal } from "../support/portal/server";
import { startDemonstration } from "../support/portal/started-demonstration";

describe("the host", () => {
  let portal: Portal;
  let token = "";
  beforeAll(async () => {
    portal = await startDemonstration();
    const body = JSON.stringify({ email: "nora@example.com", password: demoPassword });
    const answer = await fetch(`${portal.origin}/api/auth/login`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body,
    });
    token = String(Object(await answer.json()).access_token);
  });
  afterAll(async () => {
    await portal.stop();
  });

  const small = () => {
    const form = new FormData();
    form.append("file", new File(["no picture"], "me.png"));
    return fetch(`${portal.origin}/api/pending-uploads`, {
      method: "POST",
      headers: { Authorization: `Bearer ${token}` },
      body: form,
    });
  };

  /** It is read, and understood so little that nothing counts it. */
  const unreadable = () => {
    const headers = {
      Authorization: `Bearer ${token}`,
      "Content-Type": "multipart/form-data; boundary=x",
    };
    return fetch(`${portal.origin}/api/pending-uploads`, {
      method: "POST",
      headers,
      body: "no parts at all ".repeat(20),
    });
  };

  test("accepts uploads while others claim all the memory and send nothing", async () => {
    const silent = await Promise.all(
      ["127.0.0.1", "127.0.0.2", "127.0.0.3"].map((address) =>
        beginUpload(portal.origin, { token, address, bytes: 0 }),
      ),
    );
    for (let time = 0; time < 20; time += 1) expect((await small()).status).toBe(422);
    for (const socket of silent) socket.destroy();
  });

  test("returns 503 while an upload fills its address's share, and accepts uploads again afterwards", async () => {
    const full = await beginUpload(portal.origin, {
      token,
      address: "127.0.0.1",
      bytes: uploadLimitBytes - 100,
    });
    let refused = await unreadable();
    while (refused.status === 400) refused = await unreadable();
    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ statusCode: 503, code: "unavailable" });
    expect((await fetch(`${portal.origin}/healthz`)).status).toBe(200);
    full.destroy();
    let taken = await small();
    while (taken.status === 503) taken = await small();
    expect(taken.status).toBe(422);
  });
});

interface Begun {
  readonly token: string;
  readonly address: string;
  readonly bytes: number;
}

/** Says that as much as is allowed will come, sends so many bytes of it, and then nothing. */
function beginUpload(origin: string, { token, address, bytes }: Begun): Promise<Socket> {
  const head = [
    "POST /api/pending-uploads HTTP/1.1",
    "Host: localhost",
    `Authorization: Bearer ${token}`,
    "Content-Type: multipart/form-data; boundary=x",
    `Content-Length: ${uploadLimitBytes}`,
  ];
  return new Promise((resolve, reject) => {
    const socket = connect(
      { port: Number(new URL(origin).port), host: "127.0.0.1", localAddress: address },
      () => {
        socket.write(`${head.join("\r\n")}\r\n\r\n`);
        if (bytes === 0) return resolve(socket);
        socket.write(
          Buffer.concat(
            [
              Buffer.from(
                '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n',
              ),
              Buffer.alloc(bytes),
            ],
            bytes,
          ),
          () => resolve(socket),
        );
      },
    );
    socket.on("error", reject);
  });
}
