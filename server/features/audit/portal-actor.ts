/** Who did what nobody asked for: work that the portal does in the background. */
export const portalActor = { user: { id: "portal", personal_key: null } } as const;
