/** A mail that is ready to be sent, to one address. */
export interface Mail {
  readonly to: string;
  /** Where an answer goes, if not to whom mails are from. */
  readonly replyTo?: string | undefined;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Hands mails on: to an SMTP server, or into a folder. */
export interface Mailer {
  /** Resolves when the mail is out of our hands; rejects when it could not be handed on. */
  send(mail: Mail): Promise<void>;
  close(): void;
}
