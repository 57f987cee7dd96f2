/** Version of the terms and the risk warning that a sign-up accepts. */
export const termsVersion = "2026-11";
