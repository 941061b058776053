/** The visitor or user who sends an operation. */
export interface Sender {
  /** The IP address that rate limits count. */
  readonly address: string;
  /** Null for a visitor who isn't logged in. */
  readonly userId: string | null;
}

/** A logged-in user who sends an operation. */
export interface Actor extends Sender {
  readonly userId: string;
  /** The stored id of the operation's session. */
  readonly sessionId: string;
}
