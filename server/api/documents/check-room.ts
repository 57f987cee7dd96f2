import { limits } from "../../contract/values/limits";
import { refuse } from "../../domain/refusal";
import type { Store } from "../../storage/store";
import type { Refused } from "../call";

interface Coming {
  readonly userId: string;
  readonly bytes: number;
  /** The form field that a refusal is shown at. */
  readonly field: string;
}

/** Whether a person's files take too much together with those that come. */
export async function checkRoom(store: Store, { userId, bytes, field }: Coming): Promise<Refused | null> {
  const taken = await store.documents.bytesOf(userId);
  return taken + bytes > limits.personFilesMaximumBytes ? refuse("files_take_too_much", { field }) : null;
}
