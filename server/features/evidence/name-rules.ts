// Who holds an account or card.

interface Payee {
  readonly account: string;
  /** Missing if the account details are free text. */
  readonly holder?: string;
}

/** The parts of a masked bank destination. Reads from the first dots on, so that no name can hide what follows it. */
export function payeeIn(masked: string): Payee {
  const [, account, holder] = /^(.*?••••[^,]{0,4}), (.*)$/s.exec(masked) ?? [];
  return account === undefined || holder === undefined ? { account: masked } : { account, holder };
}
