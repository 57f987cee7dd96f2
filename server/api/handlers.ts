// What the endpoint table asks of the handlers, noun by noun.
import type { Endpoint } from "../contract/endpoint";
import type { Endpoints } from "../contract/endpoints";
import type { Handler } from "./call";

export type Handlers = {
  [Noun in keyof Endpoints]: {
    [Verb in keyof Endpoints[Noun]]: Endpoints[Noun][Verb] extends infer E extends Endpoint
      ? Handler<E>
      : never;
  };
};

export type HandlersOf<Noun extends keyof Endpoints> = Pick<Handlers, Noun>;
