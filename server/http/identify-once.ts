import { singleFlight } from "../kernel/single-flight";
import type { Actor } from "./call";
import type { Context } from "./context";

type Identify = (context: Context, token: string | null) => Promise<Actor | null>;

/** The calls that a page makes at the same time have one caller, who is looked up once. */
export function identifyOnce(identify: Identify): Identify {
  const shared = singleFlight<Actor | null>();
  return (context, token) =>
    context.requestId && token !== null
      ? shared(`${context.requestId} ${token}`, () => identify(context, token))
      : identify(context, token);
}
