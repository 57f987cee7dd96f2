// Refusals about people: their details, their standing, their documents, and mail to them.
import type { RefusalMessages } from "./refusal-messages";

export const accountRefusals = {
  email_taken: {
    status: 409,
    message: "An account with this email already exists. Sign in instead.",
  },
  email_in_use: {
    status: 409,
    message: "Somebody has an account with this email already. Search for it in the list of users.",
  },
  photo_erased: { status: 404, message: "This photo was erased once it was no longer needed." },
  person_removed: {
    status: 409,
    message: "This person was deleted, so nothing about them can be changed.",
  },
  person_closed: {
    status: 409,
    message: "This account is closed, so nothing about it can be changed.",
  },
  money_left: {
    status: 409,
    message: "This account still holds {amount}. Pay it out first, then close the account.",
  },
  payout_open: {
    status: 409,
    message:
      "A payout to this customer has not arrived yet. Mark it as arrived or returned first; if it was not sent, mark the withdrawal as pending and reject it.",
  },
  last_owner: {
    status: 409,
    message: "This is the last active owner. Make somebody else an owner first.",
  },
  customer_email: {
    status: 409,
    message: "This is a customer's email address. Staff need another one.",
  },
  already_staff: {
    status: 409,
    message: "This person is staff or invited already. Find them in the list of staff.",
  },
  not_invited: {
    status: 409,
    message: "This person has no open invitation.",
  },
  former_staff: {
    status: 409,
    message: "This person is staff no more. Invite them again instead.",
  },
  own_roles: {
    status: 403,
    message: "Another owner has to change your own roles or end your access.",
  },
  staff_stay: {
    status: 409,
    message: "Staff stay in the records and cannot be deleted. End their access under Staff.",
  },
  username_taken: { status: 409, message: "This username is taken. Please choose another one." },
  username_reserved: {
    status: 409,
    message: "This username is reserved. Please choose another one.",
  },
  username_mixed: { status: 409, message: "Use letters of one alphabet only for the username." },
  kyc_documents_missing: {
    status: 422,
    message: "This person has uploaded no identity documents, so there is nothing to approve.",
  },
  own_standing: {
    status: 403,
    message: "Another administrator has to change your own account or verification status.",
  },
  file_too_large: { status: 422, message: "{name} is larger than 10 MB." },
  file_empty: { status: 422, message: "{name} is empty. Please choose another file." },
  file_not_an_image: {
    status: 422,
    message: "{name} is not a photo. Please choose a JPEG, PNG or WebP image.",
  },
  file_type_refused: { status: 422, message: "{name} is not an image or a PDF that can be read." },
  file_image_too_big: {
    status: 422,
    message: "{name} has too many pixels. Please send a smaller picture.",
  },
  files_take_too_much: {
    status: 422,
    message: "You have handed in as much as is kept for one person. Please contact support.",
  },
  files_unverified: {
    status: 422,
    message:
      "Please confirm your email address before you upload more. The link is in the message that we sent you when you signed up.",
  },
  file_infected: {
    status: 422,
    message: "{name} was found to hold a virus, or something like one. It was not kept.",
  },
  files_unchecked: {
    status: 503,
    message:
      "Files cannot be checked for viruses at the moment, so none are taken. Please try again in a few minutes.",
  },
  file_gone: {
    status: 422,
    message: "A file that was kept for you has expired. Please choose it again.",
  },
  mail_on_its_way: {
    status: 409,
    message: "This message is sent already, or on its way at this moment.",
  },
  mail_erased: {
    status: 410,
    message:
      "The text of this message was erased when it was of no use any more, so it cannot be sent again.",
  },
} as const satisfies RefusalMessages;
