// A call that the backend answers with nothing, and the step on a page that makes it.
import type { ShownPage } from "./shown-page";
import type { Fields, Visitor } from "../people/visitor";

/** The IDs of two users and of two of their transactions. */
export type Ids = Readonly<Record<"hana" | "nora" | "pending" | "decided", string>>;

export type Step = (visitor: Visitor, ids: Ids) => Promise<ShownPage>;

/** An address may name a person or a transaction: `{hana}`, `{pending}`. */
const at = (path: string, ids: Ids) =>
  path.replace(/\{(\w+)\}/g, (_, name: keyof Ids) => ids[name]);
export const opens =
  (path: string): Step =>
  (visitor, ids) =>
    visitor.get(at(path, ids));
export const sends =
  (path: string, fields: Fields = {}, form?: string): Step =>
  async (visitor, ids) =>
    visitor.submit(await visitor.get(at(path, ids)), fields, form ? { form } : {});
export const confirms =
  (path: string, fields: Fields, proof: Fields = {}): Step =>
  async (visitor, ids) =>
    visitor.submit(await visitor.follow(await sends(path, fields)(visitor, ids)), proof);

/** What the page says where this call answers nothing, and the step that makes the call. */
export interface FailedCall {
  area: string;
  text: string;
  call: RegExp;
  who: "hana" | "nora" | "admin" | "visitor";
  step: Step;
}

export const failedCall = (
  area: string,
  text: string,
  call: RegExp,
  who: FailedCall["who"],
  step: Step,
): FailedCall => ({
  area,
  text,
  call,
  who,
  step,
});
