import { configInfoSchema, configLogicSchema, storeInfoSchema, storeLogicSchema } from '#contract/config/config.schema';
import { API } from '#contract/paths';
import type { Context } from '#server/context';
import { documented } from '#server/http/openapi/documented';
import type { App } from '#server/http/fastify';
import { readInfo, readLogic, storeInfo, storeLogic } from './config.service';

/** Specification 6, 7. */
export const configRoutes = (app: App, context: Context): void => {
  app.get(
    API.configInfo,
    {
      schema: { ...documented('configInfo', 'config', '3, 7'), response: { 200: configInfoSchema } },
      config: { cached: 'until a change' },
    },
    () => readInfo(context),
  );
  app.get(
    API.configLogic,
    {
      schema: { ...documented('configLogic', 'config', '3, 7'), response: { 200: configLogicSchema } },
      config: { cached: 'until a change' },
    },
    () => readLogic(context),
  );
};

/** Specification 3, 7. Both endpoints return the resulting settings. */
export const configAdminRoutes = (app: App, context: Context): void => {
  app.post(
    API.storeInfo,
    {
      schema: {
        ...documented('storeInfo', 'manageConfig', '3, 5, 7'),
        refusals: ['CONFLICT'],
        body: storeInfoSchema,
        response: { 200: configInfoSchema },
      },
    },
    (request) => storeInfo(context, request.body, request.operator),
  );
  app.post(
    API.storeLogic,
    {
      schema: {
        ...documented('storeLogic', 'manageConfig', '3, 5, 7'),
        refusals: ['CONFLICT'],
        body: storeLogicSchema,
        response: { 200: configLogicSchema },
      },
    },
    (request) => storeLogic(context, request.body, request.operator),
  );
};
