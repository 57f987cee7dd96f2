import type { Problem } from "./problem";

export type Result<Value> = { ok: true; value: Value } | { ok: false; problem: Problem };
