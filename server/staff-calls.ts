// The calls that staff need a right for, by the names of the typed client. Pages, links, buttons and menus name a call, so that each is shown exactly to those who may make it.
import { rightsFor, type Operation } from "./http/operation";
import { rightsOf, type StaffRight, type StaffRole } from "./kernel/staff-roles";
import { operations, type Operations } from "./operations";

type StaffVerbs<Noun extends keyof Operations> = {
  [Verb in keyof Operations[Noun] & string]: Operations[Noun][Verb] extends {
    readonly right: unknown;
  }
    ? `${Noun}.${Verb}`
    : never;
}[keyof Operations[Noun] & string];

/** For example `users.edit`. */
export type StaffCall = { [Noun in keyof Operations]: StaffVerbs<Noun> }[keyof Operations];

export type RightsByCall = Readonly<Record<StaffCall, readonly StaffRight[]>>;

/** Of each call, the rights of which one is enough. */
export const rightsByCall = Object.fromEntries(
  Object.entries(operations).flatMap(([noun, verbs]) =>
    Object.entries<Operation>(verbs)
      .filter(([, operation]) => operation.right !== undefined)
      .map(([verb, operation]) => [`${noun}.${verb}`, rightsFor(operation)]),
  ),
  // What `fromEntries` can't know: the keys are those of the type above.
) as RightsByCall;

/** What pages need to know about a staff member, to show what they may do and nothing else. */
export interface StaffAccess {
  /** The signed-in user. */
  readonly userId: string;
  readonly rights: readonly StaffRight[];
  readonly calls: RightsByCall;
}

export const accessOf = (userId: string, roles: readonly StaffRole[]): StaffAccess => ({
  userId,
  rights: [...rightsOf(roles)],
  calls: rightsByCall,
});
