export default {
  email_taken: "An account with this email already exists. Sign in instead.",
  email_in_use: "A user with this email already exists. Use a different one.",
  email_unchanged: "This is already the user's email.",
  new_email_taken:
    "Another account uses this email now, so your email wasn't changed. Contact support.",
  own_email_unchanged: "This is already your email.",
  email_change_missing:
    "There is no change of your email to confirm. It may have been confirmed or canceled, or its link has expired.",
  photo_erased: "This photo was deleted because it's no longer needed.",
  person_removed: "This user was deleted and can't be changed.",
  person_closed: "This account is closed and can't be changed.",
  money_left:
    "This account still has a balance of {amount}. Pay it out first, then close the account.",
  payout_open:
    "A payout to this customer hasn't arrived yet. Mark it as arrived or returned first. If it wasn't sent, mark the withdrawal as pending and reject it.",
  own_money_left:
    "Your account still has a balance of {amount}. Withdraw it first, then close your account.",
  own_payout_open:
    "A withdrawal of yours hasn't arrived yet. You can close your account once it has.",
  own_coins_received:
    "Coins for one of your deposits have arrived and haven't been credited yet. You can close your account once they have been.",
  closing_blocked:
    "Payouts from your account are blocked, so it can't be closed yet. Contact support.",
  last_owner: "This is the last active owner. Make someone else an owner first.",
  customer_email: "This email belongs to a customer. Use a different one for staff.",
  already_staff: "This person is already on the staff or has been invited.",
  not_invited: "This person has no open invitation.",
  former_staff: "This person is no longer on the staff. Invite them again instead.",
  own_roles: "You can't change your own roles or revoke your own access. Ask another owner.",
  staff_stay: "Staff members can't be deleted. Revoke their access on the Staff page instead.",
  staff_name_taken:
    "A staff member already has this name, or one that looks like it. Use a different one, for example with a middle name.",
  name_request_missing: "There is no open request to change your name. It may have been decided.",
  username_taken: "This username is taken. Choose another one.",
  username_reserved: "This username is reserved. Choose another one.",
  username_mixed: "Use letters from a single alphabet in the username.",
  own_standing: "You can't change your own account or verification status. Ask a colleague.",
  file_too_large: "{name} is larger than 10 MB.",
  file_empty: "{name} is empty. Choose another file.",
  file_not_an_image: "{name} isn't a photo. Choose a JPEG, PNG or WebP image.",
  file_type_refused: "{name} isn't a supported image or PDF.",
  file_image_too_big: "{name} has too many pixels. Upload a smaller image.",
  file_image_empty: "{name} has no picture in it. Choose another file.",
  file_heic: "HEIC photos can't be read here: on an iPhone choose Most Compatible, or send a PDF",
  file_pdf_encrypted: "{name} is protected by a password. Remove the password and try again.",
  file_pdf_without_pages: "{name} has no pages. Choose another file.",
  file_broken: "{name} is damaged and can't be opened. Scan or export it again.",
  files_take_too_much: "You've reached your upload limit. Contact support.",
  files_unverified:
    "Confirm your email before you upload more files. You can request a new link on your dashboard.",
  file_infected: "{name} was rejected by our virus scan.",
  files_unchecked: "File uploads are temporarily unavailable. Try again in a few minutes.",
  file_gone: "A file you uploaded earlier has expired. Choose it again.",
  mail_on_its_way: "This email was already sent or is being sent now.",
  mail_erased: "This email has expired and can't be resent.",
} as const;
