export default {
  resend: "Resend link",
  title: "Confirm your email address",
  linkSent: "We sent a confirmation link to {email}.",
  sending: "Sending...",
  notNow: "Not now",
  resendEffect: "We'll send a new link to {email}. Previous links will stop working.",
} as const;
