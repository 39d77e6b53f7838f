import { z } from 'zod';
import { API } from '#contract/paths';
import { hideSetupSchema, testMessageSchema } from '#contract/setup/setup.schema';
import { readAttention } from '#server/attention/attention.service';
import type { Context } from '#server/context';
import type { App } from '#server/http/fastify';
import { documented } from '#server/http/openapi/documented';
import { hideSetup } from './setup.service';
import { startOver } from './startOver.service';
import { sendTestMessage, type TestChannel } from './testMessage.service';

export const setupRoutes = (app: App, context: Context, channel: TestChannel): void => {
  app.post(
    API.sendTestMessage,
    { schema: { ...documented('sendTestMessage', 'manageWatch'), response: { 200: testMessageSchema } } },
    () => sendTestMessage(context, channel),
  );
  app.post(
    API.hideSetup,
    {
      schema: { ...documented('hideSetup', 'manageWatch'), body: hideSetupSchema, response: { 200: z.literal(true) } },
    },
    async ({ body }) => {
      const { setup } = await readAttention(context);
      await hideSetup(context, setup, body.hidden);
      return true as const;
    },
  );
  app.post(
    API.startOver,
    {
      schema: {
        ...documented('startOver', 'manageWatch'),
        refusals: ['CONFLICT', 'DEMO_BOOKED'],
        response: { 200: z.literal(true) },
      },
    },
    async (request) => {
      await startOver(context, request.operator);
      return true as const;
    },
  );
};
