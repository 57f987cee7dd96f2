// One call by one person: what is sent, and what should come of it.
import { userAt, type Model } from "./model";
import type { Destination } from "./payees";

/** Ids that the portal gave out, by the serial of the step that asked for them. */
export type Ids = (serial: string) => string;

export interface Sent {
  readonly method: "POST" | "PATCH" | "DELETE";
  readonly path: string;
  readonly body?: object | undefined;
  /** The same call with something else in it, for a key that is used again. */
  readonly otherBody?: object;
}

export interface Step {
  readonly by: number;
  /** How it reads in a report. */
  readonly text: string;
  /** Whose wallet it may touch, next to the caller's. */
  readonly touches?: number;
  /** The serial of what it would credit: administrators ask the gateway first. */
  readonly credits?: string | undefined;
  /** Under which serial the id of what it makes is kept. */
  readonly makes?: string;
  /** The administrator about whom the answer names no request. */
  readonly suspends?: number | undefined;
  /** Whether what it does to the bank's lines goes on after its answer. */
  readonly onBank?: boolean;
  /** Whether what it makes is an import, whose rows get serials of their own. */
  readonly makesFile?: boolean;
  /** Done in several steps, between which others may do what ends it halfway: never next to another call. */
  readonly isAlone?: boolean;
  /** Whether it changes the caller's payees; a replay tells of one as it is by then. */
  readonly changesPayees?: true;
  /** The payee that it removes. */
  readonly removesPayee?: Destination | undefined;
  /** Harmless to repeat without a key. */
  readonly takesNoKey?: true;
  /** Says that the answer opens a session for the caller. */
  readonly opensSession?: true;
  /** Serials of what is gone afterwards: no key tells of it anymore. */
  readonly forgets?: string;
  readonly send: (ids: Ids) => Sent;
  /** Changes the copy of the model that it is given; false where the call should be refused. */
  readonly apply: (model: Model) => boolean;
}

/** A command is drawn before anything happened; what it means is known when its turn comes. Null where there is nothing to do it to. */
export interface Command {
  readonly stepIn: (model: Model, serial: string) => Step | null;
}

/** The model after a step, or null where the step should be refused. */
export function modelAfter(model: Model, step: Step): Model | null {
  if (isLockedOut(model, step.by) && !step.opensSession) return null;
  const next = structuredClone(model);
  return step.apply(next) ? next : null;
}

export function isLockedOut(model: Model, by: number): boolean {
  const { account, isSignedIn } = userAt(model, by);
  return !isSignedIn || account === "suspended" || account === "deleted";
}

/** One of a list by any number; undefined where the list is empty. */
export function pick<Item>(items: readonly Item[], number: number): Item | undefined {
  return items[number % Math.max(items.length, 1)];
}
