// The page of a form that is filled from the draft it was sent as.
import type { EntryContext } from "@remix-run/node";
import { z } from "zod";

const Resumed = z.object({ isResumed: z.literal(true) });

/** Whether the page shows what was sent before, so that nothing needs to be entered again. */
export const isResumed = ({ staticHandlerContext }: EntryContext): boolean =>
  Object.values(staticHandlerContext.loaderData).some((data) => Resumed.safeParse(data).success);
