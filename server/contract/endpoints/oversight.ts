// The calls by which administrators look after the portal itself: who did what, and what became of it.
import type { Endpoint } from "../endpoint";
import { BalanceEditBody, CreditBody } from "../schemas/admin-wallets";
import { AuditLines, AuditQuery } from "../schemas/audit";
import { Note, NoteBody, NoteList } from "../schemas/notes";
import { OutboxMessage, OutboxPage, OutboxQuery, OutboxText } from "../schemas/outbox";
import { Proposal, ProposalDecisionBody, ProposalPage, ProposalQuery } from "../schemas/proposals";

export const auditEndpoints = {
  list: {
    method: "GET",
    path: "/audit",
    access: "admin",
    summary: "Who did what, newest first; nothing of it can be changed",
    query: AuditQuery,
    answer: AuditLines,
  },
} as const satisfies Record<string, Endpoint>;

export const outboxEndpoints = {
  list: {
    method: "GET",
    path: "/outbox",
    access: "admin",
    summary: "Mail that waits, was sent or failed, newest first",
    query: OutboxQuery,
    answer: OutboxPage,
  },
  read: {
    method: "GET",
    path: "/outbox/{id}",
    access: "admin",
    summary: "What a message says; only in a demonstration that sends no mail",
    answer: OutboxText,
  },
  retry: {
    method: "POST",
    path: "/outbox/{id}/retry",
    access: "admin",
    summary: "Have a message sent at once",
    answer: OutboxMessage,
  },
} as const satisfies Record<string, Endpoint>;

export const proposalEndpoints = {
  list: {
    method: "GET",
    path: "/proposals",
    access: "admin",
    summary: "Adjustments that take two administrators, newest first",
    query: ProposalQuery,
    answer: ProposalPage,
  },
  get: {
    method: "GET",
    path: "/proposals/{id}",
    access: "admin",
    summary: "One of them, with the balances of now",
    answer: Proposal,
  },
  balances: {
    method: "POST",
    path: "/proposals/balances/{id}",
    access: "admin",
    summary: "Propose to set a person's balances; the id is the person's",
    body: BalanceEditBody,
    answer: Proposal,
  },
  credit: {
    method: "POST",
    path: "/proposals/credit",
    access: "admin",
    summary: "Propose a credit or a debit",
    body: CreditBody,
    answer: Proposal,
  },
  approve: {
    method: "POST",
    path: "/proposals/{id}/approval",
    access: "admin",
    summary: "Approve what another administrator proposed, and book it",
    body: ProposalDecisionBody,
    answer: Proposal,
  },
  refuse: {
    method: "POST",
    path: "/proposals/{id}/refusal",
    access: "admin",
    summary: "Refuse what another administrator proposed",
    body: ProposalDecisionBody,
    answer: Proposal,
  },
  withdraw: {
    method: "POST",
    path: "/proposals/{id}/withdrawal",
    access: "admin",
    summary: "Withdraw what one proposed oneself",
    body: ProposalDecisionBody,
    answer: Proposal,
  },
} as const satisfies Record<string, Endpoint>;

export const noteEndpoints = {
  list: {
    method: "GET",
    path: "/users/{id}/notes",
    access: "admin",
    summary: "What administrators wrote down about a person, newest first",
    answer: NoteList,
  },
  add: {
    method: "POST",
    path: "/users/{id}/notes",
    access: "admin",
    summary: "Write a note about a person",
    body: NoteBody,
    answer: Note,
  },
} as const satisfies Record<string, Endpoint>;
