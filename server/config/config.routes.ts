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

/** The store's settings, for everybody (specification 6, 7). */
export const configRoutes = (app: App, context: Context): void => {
  app.get(API.configInfo, { schema: { response: { 200: configInfoSchema } } }, () => readInfo(context));
  app.get(API.configLogic, { schema: { response: { 200: configLogicSchema } } }, () => readLogic(context));
};

/** What the operator sets (specification 3, 7). Both answer the settings that now hold. */
export const configAdminRoutes = (app: App, context: Context): void => {
  app.post(API.storeInfo, { schema: { body: storeInfoSchema, response: { 200: configInfoSchema } } }, (request) =>
    storeInfo(context, request.body, operatorOf(sessionOf(request))),
  );
  app.post(API.storeLogic, { schema: { body: storeLogicSchema, response: { 200: configLogicSchema } } }, (request) =>
    storeLogic(context, request.body, operatorOf(sessionOf(request))),
  );
};
