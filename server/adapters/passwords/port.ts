/** Turns passwords into what may be stored, and checks them against it. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** `stored` null stands for "no such person": it takes as long and is never right. */
  verify(stored: string | null, password: string): Promise<boolean>;
}
