/** The visitor or user who sends an operation. */
export interface Sender {
  /** The IP address that rate limits count. */
  readonly address: string;
  /** Null for a visitor who isn't logged in. */
  readonly userId: string | null;
  /** The only board that the sender's API key reaches; null or missing for all boards. */
  readonly onlyBoardId?: string | null;
}

/** A user who sends an operation, with a session or an API key. */
export interface Actor extends Sender {
  readonly userId: string;
}

/** A logged-in user who sends an operation. */
export interface SessionActor extends Actor {
  /** The stored id of the operation's session. */
  readonly sessionId: string;
}
