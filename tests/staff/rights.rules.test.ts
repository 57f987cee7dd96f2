// Which role has which right, and what a caller may do with theirs.
import { describe, expect, test } from "vitest";
import type { OwnScope } from "~server/http/token-scopes";
import { accessTo, checkMayCall, checkRight } from "~server/http/rights";
import {
  allRoles,
  namesOfRoles,
  rightForPart,
  rightLabel,
  rightsForAnyPart,
  rightsOf,
  roleLabel,
  rolesAsText,
  rolesIn,
  roleSummary,
  rolesWith,
  staffRights,
  staffRoles,
  type StaffRight,
  type StaffRole,
} from "~server/kernel/staff-roles";

const holders: Record<StaffRight, readonly StaffRole[]> = {
  view: ["auditor", "support", "compliance", "treasury", "owner"],
  exports: ["auditor", "compliance", "treasury"],
  documents: ["auditor", "compliance"],
  profiles: ["support"],
  messages: ["support"],
  notes: ["support", "compliance", "treasury"],
  kyc: ["compliance"],
  blocks: ["compliance"],
  recovery: ["compliance"],
  closing: ["compliance"],
  transactions: ["treasury"],
  adjustments: ["treasury"],
  secrets: ["compliance", "treasury"],
  staff: ["owner"],
};

test("each right belongs to its roles, and to no other", () => {
  expect(Object.fromEntries(staffRights.map((right) => [right, rolesWith([right])]))).toEqual(
    holders,
  );
});

test.each([
  [[], []],
  [["owner"], ["view", "staff"]],
  [
    ["owner", "support"],
    ["view", "staff", "profiles", "messages", "notes"],
  ],
] as const)("%j together have the rights %j", (roles, rights) => {
  expect([...rightsOf(roles)]).toEqual(rights);
});

test("roles with any of several rights are listed in the order of the roles", () => {
  expect(rolesWith(["staff", "profiles"])).toEqual(["support", "owner"]);
  expect(rolesWith([])).toEqual([]);
});

test.each([
  ["", []],
  ["owner", ["owner"]],
  ["treasury owner", ["treasury", "owner"]],
  ["owners", []],
  ["owner  auditor", ["auditor", "owner"]],
] as const)("a column with %j holds the roles %j", (text, roles) => {
  expect(rolesIn(text)).toEqual(roles);
});

test("roles are written in their order, whatever order they are given in", () => {
  expect(rolesAsText(["owner", "auditor"])).toBe("auditor owner");
  expect(rolesIn(rolesAsText(staffRoles))).toEqual(staffRoles);
});

test.each([
  ["user", "details", "profiles"],
  ["user", "accountStatus", "blocks"],
  ["user", "kyc", "kyc"],
  ["admin", "details", "staff"],
  ["admin", "accountStatus", "staff"],
  ["admin", "kyc", "staff"],
] as const)("editing of a %s the %s takes the right %s", (role, part, right) => {
  expect(rightForPart({ role }, part)).toBe(right);
});

test("editing anything about a customer takes one of three rights, and about a colleague one", () => {
  expect(rightsForAnyPart({ role: "user" })).toEqual(["profiles", "blocks", "kyc"]);
  expect(rightsForAnyPart({ role: "admin" })).toEqual(["staff"]);
});

test("roles and rights have names and descriptions", () => {
  expect(roleLabel("compliance", "en")).toBe("Compliance");
  expect(roleSummary("auditor", "en")).toMatch(/\w+ \w+/);
  expect(roleSummary("auditor", "en")).not.toBe(roleLabel("auditor", "en"));
  expect(rightLabel("staff", "en")).toMatch(/\w+/);
  expect(namesOfRoles(["compliance", "treasury"], "en")).toBe("Compliance or Treasury");
  expect(allRoles(["compliance", "treasury"], "en")).toBe("Compliance and Treasury");
});

const callerWith = (
  roles: readonly StaffRole[],
  more: {
    scopes?: ReadonlySet<OwnScope | StaffRight> | null;
    lacksSecondFactor?: boolean;
    hasInitialPassword?: boolean;
  } = {},
) => ({
  user: { id: "ada", initial_password_until: more.hasInitialPassword ? 5 : null },
  isStaff: roles.length > 0,
  roles,
  rights: more.lacksSecondFactor ? new Set<StaffRight>() : rightsOf(roles),
  lacksSecondFactor: more.lacksSecondFactor ?? false,
  scopes: more.scopes ?? null,
});
const token = (...scopes: (OwnScope | StaffRight)[]) => ({ scopes: new Set(scopes) });

describe("a call", () => {
  const open = { access: "open" } as const;
  const own = { access: "signed-in", scope: "read" } as const;
  const ownPassword = { access: "signed-in", scope: null, allowsInitialPassword: true } as const;
  const deciding = { access: "staff", scope: "right", right: "transactions" } as const;
  const either = { access: "staff", scope: "right", right: ["kyc", "transactions"] } as const;
  const inPerson = { access: "staff", scope: null, right: "transactions" } as const;

  test.each([
    ["that is open, by a visitor", open, null, undefined],
    [
      "that is open, with an initial password",
      open,
      callerWith([], { hasInitialPassword: true }),
      undefined,
    ],
    ["for those who are signed in, by a visitor", own, null, "unauthenticated"],
    ["for those who are signed in, by a customer", own, callerWith([]), undefined],
    [
      "for those who are signed in, with an initial password",
      own,
      callerWith([], { hasInitialPassword: true }),
      "password_change_required",
    ],
    [
      "that changes an initial password",
      ownPassword,
      callerWith([], { hasInitialPassword: true }),
      undefined,
    ],
    ["with a token that has the scope", own, callerWith([], token("read")), undefined],
    ["with a token that has another scope", own, callerWith([], token("money")), "scope_missing"],
    [
      "for which no token is enough",
      ownPassword,
      callerWith([], token("read", "money")),
      "scope_missing",
    ],
    ["of staff, by a visitor", deciding, null, "unauthenticated"],
    ["of staff, by a customer", deciding, callerWith([]), "forbidden"],
    ["of staff, with the role", deciding, callerWith(["treasury"]), undefined],
    ["of staff, with another role", deciding, callerWith(["compliance"]), "role_missing"],
    ["of staff, with one of two rights", either, callerWith(["compliance"]), undefined],
    ["of staff, with neither of two rights", either, callerWith(["owner"]), "role_missing"],
    [
      "of staff, without the second factor",
      deciding,
      callerWith(["treasury"], { lacksSecondFactor: true }),
      "second_factor_required",
    ],
    [
      "of staff, with a token for the right",
      deciding,
      callerWith(["treasury"], token("transactions")),
      undefined,
    ],
    [
      "of staff, with a token for one of two rights",
      either,
      callerWith(["treasury"], token("transactions")),
      undefined,
    ],
    [
      "of staff, with a token for another right",
      deciding,
      callerWith(["treasury"], token("view")),
      "scope_missing",
    ],
    [
      "of staff, with a token for a right that the person lacks",
      deciding,
      callerWith(["compliance"], token("transactions")),
      "role_missing",
    ],
    [
      "of staff, for which no token is enough",
      inPerson,
      callerWith(["treasury"], token("transactions")),
      "scope_missing",
    ],
    ["of staff, in person", inPerson, callerWith(["treasury"]), undefined],
  ] as const)("%s", (_what, operation, caller, refused) => {
    expect(checkMayCall(operation, caller)?.refused).toBe(refused);
  });

  test("that takes another role names the roles that would be enough", () => {
    const roles = checkMayCall(either, callerWith(["owner"]))?.values?.roles;
    expect(typeof roles === "function" && roles("en")).toBe("Compliance or Treasury");
  });
});

test("a right that depends on the change is refused with the roles that have it, or the scope of the token", () => {
  expect(checkRight(callerWith(["treasury"]), "transactions")).toBeNull();
  expect(checkRight(callerWith(["owner"]), "transactions")?.refused).toBe("role_missing");
  const narrow = { ...callerWith(["treasury"], token("view")), rights: new Set(["view"] as const) };
  expect(checkRight(narrow, "transactions")?.refused).toBe("scope_missing");
  expect(checkRight({ ...narrow, roles: ["auditor"] }, "transactions")?.refused).toBe(
    "role_missing",
  );
});

describe("a record", () => {
  const row = { user_id: "nora" };
  test.each([
    ["that isn't there", callerWith(["treasury"]), undefined, "not_found"],
    ["of another customer", callerWith([]), row, "not_found"],
    ["for staff with the right", callerWith(["treasury"]), row, row],
    ["for staff without the right", callerWith(["auditor"]), row, "role_missing"],
    [
      "for its owner",
      { ...callerWith([]), user: { id: "nora", initial_password_until: null } },
      row,
      row,
    ],
  ] as const)("%s", (_what, caller, stored, expected) => {
    const access = accessTo(caller, stored, "transactions");
    expect("refused" in access ? access.refused : access).toBe(expected);
  });
});
