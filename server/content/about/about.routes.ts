import { aboutSchema, aboutVersionsSchema, restoreAboutSchema, storeAboutSchema } from '#contract/about/about.schema';
import { API } from '#contract/paths';
import type { Context } from '#server/context';
import { documented } from '#server/http/openapi/documented';
import type { App } from '#server/http/fastify';
import { readAbout, readVersions, restoreAbout, storeAbout } from './about.service';

export const aboutRoutes = (app: App, context: Context): void => {
  app.get(
    API.about,
    {
      schema: { ...documented('about', 'config'), response: { 200: aboutSchema } },
      config: { cached: 'until a change' },
    },
    () => readAbout(context),
  );
};

export const aboutAdminRoutes = (app: App, context: Context): void => {
  app.post(
    API.storeAbout,
    {
      schema: {
        ...documented('storeAbout', 'manageConfig'),
        refusals: ['CONFLICT'],
        body: storeAboutSchema,
        response: { 200: aboutSchema },
      },
    },
    (request) => storeAbout(context, request.body, request.operator),
  );
  app.get(
    API.aboutVersions,
    { schema: { ...documented('aboutVersions', 'manageConfig'), response: { 200: aboutVersionsSchema } } },
    () => readVersions(context),
  );
  app.post(
    API.restoreAbout,
    {
      schema: {
        ...documented('restoreAbout', 'manageConfig'),
        refusals: ['CONFLICT', 'NOT_FOUND'],
        body: restoreAboutSchema,
        response: { 200: aboutSchema },
      },
    },
    (request) => restoreAbout(context, request.body, request.operator),
  );
};
