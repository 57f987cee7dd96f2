export default {
  title: "Verification level {level}",
  noLimits: "No limits for this level.",
  setLevel: "Set level 2",
  lowerLevel: "Lower to level 1",
  setLead:
    "{name} will have the limits of level 2 once a colleague approves. A later decision about the identity takes the level back.",
  lowerLead: "{name} will have the limits of level 1 immediately.",
  reason: "Reason",
  reasonHint: "For the audit log and your colleague. Included in the user's data export.",
  requestLevel: "Request level 2",
  saving: "Saving...",
  levelSet: "Level 2 set",
  levelLowered: "Level lowered",
} as const;

export const staffLimitsAuditActions = {
  "level.raised": "Set verification level 2",
  "level.lowered": "Took verification level 2 back",
  "limit.raised": "Raised a customer's limits",
  "limit.raise_ended": "Ended raised limits",
} as const;
