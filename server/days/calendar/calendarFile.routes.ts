import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { calendarFileQuerySchema, idSchema } from '#contract/day/day.schema';
import { API } from '#contract/paths';
import type { Context } from '#server/context';
import { documented, fileSchema } from '#server/http/openapi/documented';
import type { App } from '#server/http/fastify';
import { isAskedByPerson, sendHtml } from '#server/web/htmlReply';
import { refusedFilePage } from '#server/web/plainPages';
import { sendError, beginErrorResponse } from '#server/http/refusals/refusal';
import { readCalendarFile } from './calendarFile.service';

/** People follow the link, so the refusal is a page. */
const sendErrorPage = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
  if (!isAskedByPerson(request)) return sendError(error, request, reply);
  const { message } = beginErrorResponse(error, request, reply);
  const again = reply.statusCode === 429 || reply.statusCode >= 500;
  void sendHtml(reply, refusedFilePage(message, again, reply.cspNonce.script));
};

/** Served by the server, because in-app browsers cannot save a file that a page generates. */
export const calendarFileRoutes = (app: App, context: Context): void => {
  app.get(
    API.calendarFile,
    {
      helmet: { enableCSPNonces: true },
      errorHandler: sendErrorPage,
      schema: {
        ...documented('calendarFile', 'reserve'),
        refusals: ['NOT_FOUND'],
        params: z.object({ id: idSchema }),
        querystring: calendarFileQuerySchema,
        response: { 200: { content: { 'text/calendar': { schema: fileSchema } } } },
      },
    },
    async ({ params, query, publicOrigin }, reply) => {
      const { date, file } = await readCalendarFile(context, { ...params, ...query }, publicOrigin);
      return reply
        .header('Content-Disposition', `inline; filename="${date}.ics"`)
        .type('text/calendar; charset=utf-8')
        .send(file);
    },
  );
};
