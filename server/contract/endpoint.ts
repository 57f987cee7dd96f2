import type { z } from "zod";

/** Who may call: anyone, anyone signed in, a customer's own records (customers and admins), or admins only. */
export type Access = "open" | "signed-in" | "admin";
export type Method = "GET" | "POST" | "PATCH" | "DELETE";

export interface Endpoint {
  readonly method: Method;
  /** Path under /api with `{name}` places, as the spec writes it. */
  readonly path: string;
  readonly access: Access;
  readonly summary: string;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** How the body travels; files need multipart. */
  readonly encoding?: "json" | "multipart";
  readonly answer: z.ZodType;
  /** Of a POST after which there is nothing more than before: it answers 200 in place of 201. */
  readonly makesNothing?: true;
}
