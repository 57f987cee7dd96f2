// Loaded before the portal: notes what it asks of SQLite, a line of JSON each, so that its twins can ask the same.
import { appendFileSync } from "node:fs";
import Sqlite from "libsql";

const file = process.env.NOTED_STATEMENTS ?? "";
const prepare = Reflect.get(Sqlite.prototype, "prepare");

/** @this {unknown} @param {string} sql */
function preparing(sql) {
  /** @type {any} */
  const statement = prepare.call(this, sql);
  const all = statement.all.bind(statement);
  /** @param {unknown[]} parameters */
  statement.all = (...parameters) => {
    appendFileSync(file, `${JSON.stringify({ sql, parameters: parameters.flat() }, plain)}\n`);
    return all(...parameters);
  };
  return statement;
}

/** @param {string} _key @param {unknown} value */
const plain = (_key, value) => (typeof value === "bigint" ? Number(value) : value);

Reflect.set(Sqlite.prototype, "prepare", preparing);
