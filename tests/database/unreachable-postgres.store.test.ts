// Why PostgreSQL cannot be used, in a sentence that names the server the driver went to.
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { expect, test } from "vitest";
import { openStorage } from "~server/database/storage";
import { freePort } from "../support/portal/server";

const open = (databaseUrl: string) => openStorage({ databaseUrl, dataDir: tmpdir(), now: 1 });

test("a port without a server is named as the driver reads it, parameters included", async () => {
  const port = await freePort();
  const sentence = `PostgreSQL at 127.0.0.1:${port} doesn't respond (ECONNREFUSED). Start it, or correct DATABASE_URL.`;
  await expect(open(`postgres://portal@127.0.0.1:${port}/books`)).rejects.toThrow(sentence);
  await expect(open(`postgres://portal@db:1/books?host=127.0.0.1&port=${port}`)).rejects.toThrow(
    sentence,
  );
  const socket = "PostgreSQL at /nowhere:5432 doesn't respond (ENOENT)";
  await expect(open("postgres://%2Fnowhere/books?user=portal")).rejects.toThrow(socket);
});

test("a host name that does not exist is not a server that is down", async () => {
  await expect(open("postgres://portal@db.invalid/books")).rejects.toThrow(
    /the name db\.invalid can't be resolved \((ENOTFOUND|EAI_AGAIN)\)\. Correct DATABASE_URL\.$/,
  );
});

test("a server without encryption is named if encryption is required", async () => {
  // "N" is PostgreSQL's answer to the request for encryption where ssl is off.
  const server = createServer(
    (socket) => void socket.on("error", () => undefined).once("data", () => socket.write("N")),
  );
  const port = await freePort();
  await new Promise<void>((done) => server.listen(port, "127.0.0.1", done));
  await expect(
    open(`postgres://portal@127.0.0.1:${port}/books?sslmode=verify-full`),
  ).rejects.toThrow(
    `PostgreSQL at 127.0.0.1:${port} doesn't accept encrypted connections, which DATABASE_URL requires.`,
  );
  server.close();
});
