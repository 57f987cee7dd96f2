import { z } from "zod";

/** A refusal as it crosses the wire. */
export const ProblemSchema = z
  .object({
    statusCode: z.int().min(400).max(599).meta({ description: "The HTTP status again" }),
    code: z
      .string()
      .regex(/^[a-z_]+$/)
      .meta({
        description: "Stable word for programs, from the list of codes",
        examples: ["validation_failed"],
      }),
    message: z
      .string()
      .meta({ description: "A sentence for people", examples: ["Validation failed"] }),
    errors: z
      .record(z.string(), z.array(z.string()))
      .optional()
      .meta({
        description: "Messages by field; dots lead into nested fields",
        examples: [{ amount: ["Enter a valid amount"] }],
      }),
    challenge: z
      .string()
      .optional()
      .meta({
        description: "With `second_factor_needed` at the sign-in: send it back with the code",
        examples: ["Zk3uR8wQ1xVt6yN0bC4mJ7pLs2aHdE9fGiKoTqUvXyA"],
      }),
  })
  .meta({ id: "Problem", description: "A refused call" });
