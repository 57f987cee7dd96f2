import type { z } from "zod";

/** What a page's URL asks for. */
export const searchParamsOf = <Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): z.output<Schema> => schema.parse(Object.fromEntries(new URL(request.url).searchParams));
