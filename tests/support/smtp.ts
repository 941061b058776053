import { SMTPServer } from 'smtp-server';
import { freePort } from './free-port.ts';

interface ReceivedMail {
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

/** Starts a real SMTP server that rejects recipients starting with `refused` and accepts all other recipients. */
export async function startSmtp(): Promise<TestSmtp> {
  const port = await freePort();
  const received: ReceivedMail[] = [];
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
      stream.on('end', () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        received.push({ from, to: envelope.rcptTo.map(({ address }) => address), message });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => smtp.listen(port, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    close: () => new Promise<void>((resolve) => smtp.close(resolve)),
  };
}
