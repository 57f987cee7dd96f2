/** Version of the terms and the risk warning that a sign-up accepts (R51). */
export const termsVersion = "2026-11";
