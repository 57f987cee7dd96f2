export default {
  email: "Email",
  emailHint: "<link>Change email</link>",
  saving: "Saving...",
  save: "Save",
  confirmedEmailHint: "Confirmed. <link>Change email</link>",
  settings: "Settings",
  updated: "Profile updated",
  nothingChanged: "Nothing was changed.",
  lead: "Your name and contact details",
  saved: "Your details have been saved.",
  nameHint:
    "Your name is verified. If you change it, we review the new name first, and your current name stays until we approve it.",
  nameHintStaff:
    "Only an owner changes the names of staff. If you change yours, another owner reviews the new name first. If you are the only owner, it changes immediately.",
  namePending: "New name under review",
  nameRequested: "You asked to change your name to {name} on {time}.",
  nameWaits: "We'll email you when we've reviewed it.",
  nameWaitsForOwner: "An owner has to approve it.",
  nameStays: "Until then, your name stays {name}.",
  nameRejected: "New name not approved",
  nameWasRejected: "The name {name} wasn't approved on {time}.",
  nameUnchanged: "Your name is still {name}.",
  rejectionReason: "Reason: {reason}",
  cancelNameRequest: "Cancel name request",
  cancelingNameRequest: "Canceling...",
  keepNameRequest: "Keep request",
  cancelEffect:
    "The request to change your name to {requested} will be canceled. Your name stays {name}.",
  savedWithRequest:
    "Your details have been saved. Your new name is under review, and your current name stays until it is approved.",
  languageHint: "For pages and emails.",
  timeZone: "Time zone",
  utc: "UTC",
  timeZoneHint: "For dates, times and statements.",
} as const;

export const profilesEmails = {
  "nameChanged.subject": "Your name was changed",
  "nameChanged.body": "The name on your {brand} account was changed.",
  "nameChanged.link": "View your details",
  "nameChanged.advice": "If you didn't ask for this, contact support.",
  "nameRejected.subject": "Your new name wasn't approved",
  "nameRejected.body":
    "We've reviewed the request to change the name on your {brand} account and couldn't approve it. Your name stays as it is.",
} as const;

export const profilesEmailKinds = {
  name_changed: "Name changed",
  name_rejected: "New name rejected",
} as const;
