import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { WriteCoalescingSocket } from "~server/database/engine/write-coalescing-socket";

test("what is sent in one moment goes out in one piece and in its order, after that moment", async () => {
  const received: string[] = [];
  const server = createServer(
    (peer) => void peer.on("data", (part) => received.push(part.toString())),
  ).listen(0, "127.0.0.1");
  await once(server, "listening");
  const socket = new WriteCoalescingSocket();
  socket.connect((server.address() as AddressInfo).port, "127.0.0.1");
  await once(socket, "connect");

  const statement = (text: string) => {
    socket.cork();
    for (const letter of text) socket.write(letter);
    socket.uncork();
  };
  statement("abc");
  await Promise.resolve();
  statement("def");
  socket.write("g");
  expect([socket.writableLength, socket.bytesWritten]).toEqual([7, 7]);
  await new Promise((resolve) => setImmediate(resolve));
  expect([socket.writableLength, socket.writableCorked]).toEqual([0, 0]);

  statement("h");
  socket.end();
  await once(server.close(), "close");
  expect(received.join("")).toBe("abcdefgh");
});
