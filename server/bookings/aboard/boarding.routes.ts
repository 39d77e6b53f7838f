import { BOARDING_API } from '#contract/boarding/boarding.paths';
import { atSeaSchema, sendTicksSchema, tickOutcomesSchema } from '#contract/boarding/boarding.schema';
import type { Context } from '#server/context';
import { documented } from '#server/http/openapi/documented';
import type { App } from '#server/http/fastify';
import { readAtSea } from './atSea.service';
import { receiveTicks } from './ticks.service';

export const boardingAdminRoutes = (app: App, context: Context): void => {
  app.get(
    BOARDING_API.atSea,
    { schema: { ...documented('atSea', 'manageGuest'), response: { 200: atSeaSchema } } },
    () => readAtSea(context),
  );
  app.post(
    BOARDING_API.sendTicks,
    {
      schema: {
        ...documented('sendTicks', 'manageGuest'),
        body: sendTicksSchema,
        response: { 200: tickOutcomesSchema },
      },
    },
    ({ body, operator }) => receiveTicks(context, body, operator),
  );
};
