/** Codes with what they say and the HTTP status they are answered with. */
export type RefusalMessages = Record<string, { readonly status: number; readonly message: string }>;
