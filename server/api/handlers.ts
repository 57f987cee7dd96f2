// What the operation table asks of the handlers, noun by noun.
import type { Operation } from "../contract/operation";
import type { Operations } from "../contract/operations";
import type { Handler } from "./call";

export type Handlers = {
  [Noun in keyof Operations]: {
    [Verb in keyof Operations[Noun]]: Operations[Noun][Verb] extends infer E extends Operation
      ? Handler<E>
      : never;
  };
};

export type HandlersOf<Noun extends keyof Operations> = Pick<Handlers, Noun>;
