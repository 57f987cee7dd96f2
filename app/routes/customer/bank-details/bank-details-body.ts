import type { z } from "zod";
import type { BankDetailsForm } from "~server/features/bank-details/schemas";

/** Bank details as the call's multipart body. */
export function bankDetailsBody({
  change: _change,
  password: _password,
  code: _code,
  ...block
}: z.output<typeof BankDetailsForm>): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(block)) if (value !== undefined) body.set(name, value);
  return body;
}
