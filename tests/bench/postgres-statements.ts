// What the portal asks of PostgreSQL, noted and asked again without the portal.
import pg from "pg";
import type { Replayed, Statement } from "./bench-database";

type Query = (this: unknown, ...parts: unknown[]) => unknown;

export async function recordPostgres(work: () => Promise<void>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const query = Reflect.get(pg.Client.prototype, "query") as Query;
  const recording: Query = function (...parts) {
    const statement = statementIn(parts);
    if (statement) statements.push(statement);
    return query.apply(this, parts);
  };
  Reflect.set(pg.Client.prototype, "query", recording);
  await work().finally(() => Reflect.set(pg.Client.prototype, "query", query));
  return statements;
}

function statementIn([first, second]: unknown[]): Statement | null {
  const [sql, values] =
    typeof first === "object" && first !== null && "text" in first
      ? [first.text, "values" in first ? first.values : []]
      : [first, second];
  return typeof sql === "string"
    ? { sql, parameters: Array.isArray(values) ? [...values] : [], reads: /^select/i.test(sql) }
    : null;
}

export async function replayPostgres(
  address: string,
  groups: readonly (readonly Statement[])[],
  connections: number,
): Promise<Replayed> {
  const clients = Array.from(
    { length: connections },
    // As on the portal's own connections.
    () => new pg.Client({ connectionString: address, options: "-c jit=off" }),
  );
  await Promise.all(clients.map((client) => client.connect()));
  const texts = [...new Set(groups.flatMap((group) => group.map(({ sql }) => sql)))];
  const names = new Map(texts.map((sql, at) => [sql, `bench_${at}`]));
  const timesMs: number[] = [];
  const left = [...groups].reverse();
  const startedAt = performance.now();
  const runOn = async (client: pg.Client) => {
    for (let group = left.pop(); group; group = left.pop()) {
      const groupStartedAt = performance.now();
      for (const { sql, parameters } of group)
        await client.query({ name: names.get(sql), text: sql, values: [...parameters] });
      timesMs.push(performance.now() - groupStartedAt);
    }
  };
  await Promise.all(clients.map(runOn));
  const seconds = (performance.now() - startedAt) / 1000;
  await Promise.all(clients.map((client) => client.end()));
  return { seconds, timesMs };
}
