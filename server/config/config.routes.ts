import {
  configInfoSchema,
  configLogicSchema,
  storeInfoSchema,
  storeLogicSchema,
} from '../../contract/config/config.schema';
import { API } from '../../contract/paths';
import type { Context } from '../context';
import type { App } from '../fastify';
import { operatorOf } from '../history/recordChange';
import { sessionOf } from '../plugins/session';
import { readInfo, readLogic, storeInfo, storeLogic } from './config.service';

/** The store's settings, public (specification 6, 7). */
export const configRoutes = (app: App, context: Context): void => {
  app.get(API.configInfo, { schema: { response: { 200: configInfoSchema } } }, () => readInfo(context));
  app.get(API.configLogic, { schema: { response: { 200: configLogicSchema } } }, () => readLogic(context));
};

/** Settings that the operator changes (specification 3, 7). Both calls return the resulting settings. */
export const configAdminRoutes = (app: App, context: Context): void => {
  app.post(API.storeInfo, { schema: { body: storeInfoSchema, response: { 200: configInfoSchema } } }, (request) =>
    storeInfo(context, request.body, operatorOf(sessionOf(request))),
  );
  app.post(API.storeLogic, { schema: { body: storeLogicSchema, response: { 200: configLogicSchema } } }, (request) =>
    storeLogic(context, request.body, operatorOf(sessionOf(request))),
  );
};
