// Someone with an authenticator app: what it would show now, and the steps to turn it on.
import { z } from "zod";
import { RecoveryCodes, SecondFactorSetup } from "~server/features/second-factor/schemas";
import type { Answer, Caller } from "../api/caller";
import { codeOf } from "./authenticator-code";
import { password, read } from "./people";

interface Clock {
  readonly context: { readonly now: () => number };
  advance(time: { minutes: number }): void;
}

export interface Enrolled {
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
  /** A code that was not used yet: lets half a minute pass, since each step counts once. */
  nextCode(): string;
}

/** Turns two-factor authentication on; half a minute passes. */
export async function enrol(clock: Clock, person: Caller): Promise<Enrolled> {
  await person.post("/auth/confirm-password", { password });
  const { secret } = read(SecondFactorSetup, await person.post("/auth/second-factor/setup"));
  const { recoveryCodes } = read(
    RecoveryCodes,
    await person.post("/auth/second-factor/enable", { code: codeOf(secret, clock.context.now()) }),
  );
  const nextCode = () => {
    clock.advance({ minutes: 0.5 });
    return codeOf(secret, clock.context.now());
  };
  return { secret, recoveryCodes, nextCode };
}

/** The challenge in the answer to a right password. */
export function challengeIn({ body }: Answer): string {
  return z.object({ challenge: z.string().min(40) }).parse(body).challenge;
}
