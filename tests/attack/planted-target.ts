// A small server with a fault for each tool to find: without them a tool that finds nothing says nothing.
import Database from "libsql";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { createServer as createDoor, type Socket } from "node:net";
import { demoPassword } from "~server/kernel/demo-people";
import { portOf } from "../support/network/port-of";
import type { Surface } from "./tool";

/** Few enough that slow clients use them all; later clients wait forever. */
const seats = 50;

export interface PlantedTarget {
  readonly surface: Surface;
  requests(): number;
  close(): void;
}

export async function plantedTarget(): Promise<PlantedTarget> {
  const database = new Database(":memory:");
  database.exec(
    "create table items (id integer, name text); insert into items values (1, 'a lamp'), (2, 'a chair'), (3, 'a table')",
  );
  let requests = 0;
  const server = createServer({ requestTimeout: 0, headersTimeout: 0 }, (request, response) => {
    requests += 1;
    void answer(database, request, response);
  });
  const inside = new Set<Socket>();
  const door = createDoor((socket) => {
    inside.add(socket);
    socket.on("error", () => undefined).on("close", () => inside.delete(socket));
    if (inside.size <= seats) server.emit("connection", socket);
  });
  await new Promise<void>((resolve) => door.listen(0, "127.0.0.1", resolve));
  const port = portOf(door.address());
  const surface: Surface = {
    origin: `http://127.0.0.1:${port}`,
    headers: {},
    starts: ["/"],
    asked: ["/items?id=1"],
    known: new Set([""]),
    signIn: { path: "/login", email: "hana@example.com", failure: "not right" },
  };
  return {
    surface,
    requests: () => requests,
    close() {
      door.close();
      for (const socket of inside) socket.destroy();
      database.close();
    },
  };
}

async function answer(
  database: Database.Database,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? "/", "http://localhost");
  const typed = new URLSearchParams((await request.toArray().catch(() => [])).join(""));
  const respond = (status: number, text: string) =>
    response
      .writeHead(status, { "Content-Type": "text/html" })
      .end(`<!doctype html><body>${text}</body>`);
  switch (url.pathname) {
    case "/":
      return void respond(
        200,
        `<a href="/items?id=1">items</a><form action="/hello"><input name="name"><button>Hello</button></form>`,
      );
    case "/items":
      return void respond(200, itemsOf(database, url.searchParams.get("id") ?? ""));
    case "/hello":
      return void respond(200, `Hello ${url.searchParams.get("name") ?? ""}`);
    case "/backup.zip":
      return void respond(200, "everything");
    case "/login":
      return void respond(
        200,
        typed.get("password") === demoPassword ? "Welcome" : "That was not right",
      );
    default:
      return void respond(404, "not here");
  }
}

/** The fault: what was asked becomes part of the statement. */
function itemsOf(database: Database.Database, id: string): string {
  try {
    const rows: unknown[] = database
      .prepare(["select name from items where id =", id].join(" "))
      .all();
    return JSON.stringify(rows);
  } catch (error) {
    return `SQLite error: ${String(error)}`;
  }
}
