// When a draft can't be confirmed any more.

/** A withdrawal that was confirmed with this many wrong codes has ended. */
export const mostWrongCodes = 5;

export const isEnded = ({ wrong_codes: wrong }: { readonly wrong_codes: number | null }) =>
  (wrong ?? 0) >= mostWrongCodes;
