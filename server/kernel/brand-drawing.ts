// The sign and the name of the portal as strokes, on a grid of 24.
import { exampleOperator, operator } from "./operator";

interface Drawing {
  readonly width: number;
  readonly path: string;
}

/** A globe with two meridians: a circle around the center, and what is inside. */
export const sign = {
  radius: 9.5,
  path: "M12 2.5c-5.5 5.5-5.5 13.5 0 19M12 2.5c5.5 5.5 5.5 13.5 0 19",
} as const;

const drawing: Drawing = {
  width: 108,
  path: "M31 18V7l5 7 5-7v11m4-4h8a4 4 0 1 0-1 3m5-7v8m0-4a4 4 0 0 1 4-4m3 0v8m0-12v0m12 8a4 4 0 1 1-8 0 4 4 0 0 1 8 0V5v13m5-8v8m0-12v0m12 8a4 4 0 1 1-8 0 4 4 0 0 1 8 0v-4 8m5-8v8m0-4a4 4 0 0 1 8 0v4",
};

/** Sign and name in one picture; a name without a drawing is set in type. */
export const wordmark = (): Drawing | undefined =>
  operator().brand === exampleOperator.brand ? drawing : undefined;
