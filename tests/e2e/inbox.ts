import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from './site';

interface Sent {
  kind: string;
  to: string;
  text: string;
}

/** A webhook that receives a site's messages, with its settings. */
export const openInbox = async () => {
  const sent: Sent[] = [];
  const server: Server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      sent.push(JSON.parse(body) as Sent);
      response.writeHead(200).end();
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    settings: {
      MESSAGE_CHANNEL: 'webhook',
      WEBHOOK_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
      WEBHOOK_SECRET: 'a secret of the tests alone',
    },
    /** From the last offer to a telephone number. */
    linkTo: async (phone: string): Promise<string> => {
      const link = () =>
        sent
          .filter(({ kind, to }) => kind === 'OFFER' && to === phone)
          .at(-1)
          ?.text.split(' ')
          .at(-1);
      await expect.poll(link).toBeDefined();
      return String(link());
    },
    textsOf: (kind: string, phone: string): string[] =>
      sent.filter((message) => message.kind === kind && message.to === phone).map(({ text }) => text),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
export type Inbox = Awaited<ReturnType<typeof openInbox>>;
