// A form that is left for another page and shown again on the way back, as it was typed. Nothing is checked.
import { z } from "zod";
import { saveFormRecovery } from "./recovery.server";
import { readForm } from "./read-form.server";
import { keyOf, withheldFields } from "./reply.server";
import { parseSubmission } from "./submit.server";

interface Kept {
  /** Shows the form again. */
  readonly address: string;
  readonly headers: Headers;
}

export async function keepForm(request: Request): Promise<Kept> {
  const form = await readForm(request, () => request.clone().formData());
  const key = keyOf(form);
  const { initialValue } = parseSubmission(request, form, z.looseObject({})).reply({
    hideFields: withheldFields,
  });
  const formReply = { result: { initialValue }, key, pendingUploads: {} };
  const { address, cookies, isKept } = await saveFormRecovery(request, key, { formReply });
  const headers = new Headers();
  for (const line of cookies) headers.append("Set-Cookie", line);
  return { address: isKept ? address : new URL(request.url).pathname, headers };
}
