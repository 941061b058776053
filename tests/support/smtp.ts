import type { Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { freePort } from './free-port.ts';

export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** The raw message with its headers. */
  readonly message: string;
}

export interface TestSmtp {
  readonly url: string;
  /** The mails received so far, oldest first. */
  readonly received: readonly ReceivedMail[];
  close(): Promise<void>;
}

/** How the server answers a mail: with an error, or by closing all connections after it has taken the mail. */
type MailFault = Error | 'die' | null;

/**
 * Starts a real SMTP server that rejects recipients starting with `refused` and accepts all other recipients.
 *
 * @param faultOf decides how the server answers a mail; null to accept it
 */
export async function startSmtp(
  faultOf: (mail: ReceivedMail) => MailFault | Promise<MailFault> = () => null,
): Promise<TestSmtp> {
  const port = await freePort();
  const received: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith('refused') ? new Error(`No such user: ${address}`) : null),
    onData: (stream, { envelope }, done) => {
      let message = '';
      stream.on('data', (chunk: Buffer) => {
        message += chunk.toString();
      });
      stream.on('end', async () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        const mail = { from, to: envelope.rcptTo.map(({ address }) => address), message };
        const fault = await faultOf(mail);
        if (fault instanceof Error) return done(fault);
        received.push(mail);
        if (fault === null) return done();
        for (const socket of sockets) socket.destroy();
      });
    },
  });
  // A client may be killed.
  smtp.on('error', () => undefined);
  smtp.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => smtp.listen(port, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    close: () => new Promise<void>((resolve) => smtp.close(resolve)),
  };
}
