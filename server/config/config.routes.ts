import { configInfoSchema, configLogicSchema } from '../../contract/config/config.schema';
import { API } from '../../contract/paths';
import type { Context } from '../context';
import type { App } from '../fastify';
import { readInfo, readLogic } from './config.service';

export const configRoutes = (app: App, context: Context): void => {
  app.get(API.configInfo, { schema: { response: { 200: configInfoSchema } } }, () => readInfo(context));
  app.get(API.configLogic, { schema: { response: { 200: configLogicSchema } } }, () => readLogic(context));
};
