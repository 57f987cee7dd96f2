// What a player does in a turn: one command, two at once, a key again, or wait.
import fc from "fast-check";
import type { Command } from "./step";
import { bankFiles } from "./commands/bank-files";
import { bankLines } from "./commands/bank-lines";
import { backOffice } from "./commands/back-office";
import { coins, gatewayMoves, type GatewayMove } from "./commands/coins";
import { decisions } from "./commands/decisions";
import { drafts } from "./commands/drafts";
import { number } from "./commands/drawn";
import { levels } from "./commands/levels";
import { movements } from "./commands/movements";
import { names } from "./commands/names";
import { payees } from "./commands/payees";
import { payouts } from "./commands/payouts";
import { suspensions } from "./commands/suspensions";
import { accountChanges } from "./commands/account-changes";

export type Turn =
  | { readonly turn: "one"; readonly command: Command; readonly isKeyed: boolean }
  | { readonly turn: "two at once"; readonly commands: readonly [Command, Command] }
  | { readonly turn: "one key twice at once"; readonly command: Command }
  | { readonly turn: "a key again"; readonly which: number; readonly isChanged: boolean }
  | { readonly turn: "pay in coins"; readonly which: number; readonly move: GatewayMove }
  | { readonly turn: "a suspension lapses"; readonly which: number }
  | { readonly turn: "rates move"; readonly permille: number }
  | { readonly turn: "wait"; readonly minutes: number }
  | WaitForLimit;

/** Until an amount counts for another minute, until it no longer counts, or for another minute then. */
export interface WaitForLimit {
  readonly turn: "wait for a limit";
  readonly which: number;
  readonly off: number;
}

const bank = [...payouts, ...bankFiles, ...bankLines];
const anything = fc.oneof(
  ...movements,
  ...drafts,
  ...decisions,
  ...backOffice,
  ...accountChanges,
  ...coins,
  ...names,
  ...suspensions,
  ...levels,
  ...payees,
  ...bank,
);
/** What a payout goes through before the bank closes it is long: seldom gone through if anything else may come next. */
const mostlyBank = fc.oneof(
  { weight: 1, arbitrary: anything },
  { weight: 4, arbitrary: fc.oneof(...movements, ...decisions) },
  { weight: 5, arbitrary: fc.oneof(...bank) },
);

/** Limits are reached by many requests, and a payee is paid more than once. */
const mostlyRequests = fc.oneof(
  { weight: 2, arbitrary: anything },
  { weight: 4, arbitrary: fc.oneof(...movements, ...drafts) },
  { weight: 3, arbitrary: fc.oneof(...decisions, ...payouts) },
  { weight: 2, arbitrary: fc.oneof(...levels, ...payees) },
);

/** Days go by seldom, because drafts and invoices end meanwhile. */
const turnOf = (command: fc.Arbitrary<Command>): fc.Arbitrary<Turn> =>
  fc.oneof(
    {
      weight: 16,
      arbitrary: fc.record({ turn: fc.constant("one" as const), command, isKeyed: fc.boolean() }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        turn: fc.constant("two at once" as const),
        commands: fc.tuple(command, command),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ turn: fc.constant("one key twice at once" as const), command }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        turn: fc.constant("a key again" as const),
        which: number,
        isChanged: fc.boolean(),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        turn: fc.constant("pay in coins" as const),
        which: number,
        move: fc.constantFrom(...gatewayMoves),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        turn: fc.constant("rates move" as const),
        permille: fc.integer({ min: 800, max: 1_200 }),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        turn: fc.constant("wait" as const),
        minutes: fc.constantFrom(1, 20, 30, 31),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ turn: fc.constant("a suspension lapses" as const), which: number }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        turn: fc.constant("wait for a limit" as const),
        which: number,
        off: fc.constantFrom(-1, -1, 0, 1),
      }),
    },
  );

/** Long runs spend less of their time on making people, and get further. */
const longestRun = 300;

const runOf = (command: fc.Arbitrary<Command>, minLength: number) =>
  fc.array(turnOf(command), { minLength, maxLength: longestRun, size: "max" });

export const turns = fc.oneof(runOf(anything, 1), runOf(mostlyBank, 60), runOf(mostlyRequests, 60));
