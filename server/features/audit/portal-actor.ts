/** The actor of background work. */
export const portalActor = { user: { id: "portal", personal_key: null } } as const;
