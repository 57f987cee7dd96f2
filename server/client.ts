// The typed client's shape, derived from the operation table.
import type { z } from "zod";
import type { Failure, Operation } from "./http/operation";
import type { Operations } from "./operations";
import type { Result } from "./kernel/result";

type PathParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParamNames<Rest>
  : never;

type Params<E extends Operation> = [PathParamNames<E["path"]>] extends [never]
  ? unknown
  : { params: Record<PathParamNames<E["path"]>, string> };
type Query<E extends Operation> = E extends { query: z.ZodType }
  ? { query?: Record<string, string | number | undefined> }
  : unknown;
type Body<E extends Operation> = E extends { encoding: "multipart" }
  ? { body: FormData }
  : E extends { body: infer S extends z.ZodType }
    ? { body: z.input<S> | z.output<S> }
    : unknown;

/**
 * The input of a call. `key` is the Idempotency-Key: the same key and input have one effect. `failure` is the message for
 * a failure without one, instead of the operation's.
 */
type CallInput<E extends Operation> = Params<E> &
  Query<E> &
  Body<E> & { key?: string; failure?: Failure };

type Call<E extends Operation> =
  Record<never, never> extends CallInput<E>
    ? (input?: CallInput<E>) => Promise<Result<z.output<E["answer"]>>>
    : (input: CallInput<E>) => Promise<Result<z.output<E["answer"]>>>;

export type Client = {
  [Noun in keyof Operations]: {
    [Verb in keyof Operations[Noun]]: Operations[Noun][Verb] extends infer E extends Operation
      ? Call<E>
      : never;
  };
};
