import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { changePasswordSchema, signinResponseSchema, signinSchema, userSchema } from '#contract/auth/auth.schema';
import {
  confirmSecondStepSchema,
  endSecondStepSchema,
  recoveryCodesSchema,
  secondStepKeySchema,
  secondStepSchema,
  startSecondStepSchema,
} from '#contract/auth/secondStep.schema';
import { API, REFRESH_TOKEN_HEADER } from '#contract/paths';
import { apiDocs } from '#copy/apiDocs';
import type { Context } from '#server/context';
import { documented, LOGIN, textSchema } from '#server/http/openapi/documented';
import type { App } from '#server/http/fastify';
import { rateLimitOf } from '#server/limits/rateLimits';
import { bearerToken } from './accessToken';
import { deviceCookie, deviceCookieOf } from './deviceToken';
import { readUser, reissue, signIn, signOut } from './auth.service';
import { changePassword } from './password.service';
import { confirmSecondStep, endSecondStep, readSecondStep, startSecondStep } from './secondStep.service';

const firstOf = (header: string | string[] | undefined): string => (Array.isArray(header) ? header[0] : header) ?? '';

const rateLimit = rateLimitOf('passwordsPerMinute');

const knowDevice = (reply: FastifyReply, deviceToken: string, protocol: string) =>
  reply.header('Set-Cookie', deviceCookie(deviceToken, protocol === 'https'));

/** Specification 4, 7. */
export const authRoutes = (app: App, context: Context): void => {
  app.post(
    API.signin,
    {
      schema: {
        ...documented('signin', 'auth', '3, 7'),
        refusals: ['SIGNIN_FAILED', 'SIGNIN_LOCKED', 'OTP_REQUIRED', 'OTP_WRONG', 'OTP_LOCKED'],
        body: signinSchema,
        response: { 200: signinResponseSchema },
      },
    },
    async ({ body, ip, headers, protocol }, reply) => {
      const origin = { address: ip, deviceToken: deviceCookieOf(headers.cookie) };
      const { response, deviceToken } = await signIn(context, body, origin);
      return knowDevice(reply, deviceToken, protocol).send(response);
    },
  );
  app.post(
    API.reissue,
    {
      schema: {
        ...documented('reissue', 'auth', '4, 7'),
        security: LOGIN,
        reads: { headers: z.object({ [REFRESH_TOKEN_HEADER]: textSchema(apiDocs.refreshTokenSent) }) },
        response: {
          200: {
            headers: { [REFRESH_TOKEN_HEADER]: { type: 'string', description: apiDocs.refreshTokenAnswered } },
            content: { 'text/plain': { schema: z.string() } },
          },
        },
      },
    },
    async (request, reply) => {
      const old = firstOf(request.headers[REFRESH_TOKEN_HEADER.toLowerCase()]);
      const { token, refreshToken } = await reissue(context, bearerToken(request), old);
      return reply.header(REFRESH_TOKEN_HEADER, refreshToken).type('text/plain; charset=utf-8').send(token);
    },
  );
  app.post(
    API.signout,
    { schema: { ...documented('signout', 'auth', '4'), security: LOGIN, response: { 204: z.undefined() } } },
    async (request, reply) => {
      await signOut(context, bearerToken(request));
      return reply.code(204).send();
    },
  );
};

/** Specification 3, 7. */
export const accountRoutes = (app: App, context: Context): void => {
  app.get(API.me, { schema: { ...documented('me', 'auth', '7'), response: { 200: userSchema } } }, ({ session }) =>
    readUser(context, session),
  );
  app.post(
    API.changePassword,
    {
      schema: {
        ...documented('changePassword', 'manageConfig', '3, 5, 7'),
        refusals: ['CONFLICT'],
        body: changePasswordSchema,
        response: { 200: userSchema },
      },
      config: { rateLimit },
    },
    async ({ session, body, protocol }, reply) => {
      const { user, deviceToken } = await changePassword(context, session, body);
      return knowDevice(reply, deviceToken, protocol).send(user);
    },
  );
  app.get(
    API.secondStep,
    { schema: { ...documented('secondStep', 'manageConfig'), response: { 200: secondStepSchema } } },
    ({ session }) => readSecondStep(context, session),
  );
  app.post(
    API.startSecondStep,
    {
      schema: {
        ...documented('startSecondStep', 'manageConfig'),
        refusals: ['CONFLICT'],
        body: startSecondStepSchema,
        response: { 200: secondStepKeySchema },
      },
      config: { rateLimit },
    },
    (request) => startSecondStep(context, request.session, request.body),
  );
  app.post(
    API.confirmSecondStep,
    {
      schema: {
        ...documented('confirmSecondStep', 'manageConfig'),
        refusals: ['CONFLICT'],
        body: confirmSecondStepSchema,
        response: { 200: recoveryCodesSchema },
      },
      config: { rateLimit },
    },
    async ({ session, body, protocol }, reply) => {
      const { response, deviceToken } = await confirmSecondStep(context, session, body);
      return knowDevice(reply, deviceToken, protocol).send(response);
    },
  );
  app.post(
    API.endSecondStep,
    {
      schema: {
        ...documented('endSecondStep', 'manageConfig'),
        refusals: ['CONFLICT', 'OTP_LOCKED'],
        body: endSecondStepSchema,
        response: { 200: secondStepSchema },
      },
      config: { rateLimit },
    },
    async ({ session, body, protocol }, reply) => {
      const { response, deviceToken } = await endSecondStep(context, session, body);
      return knowDevice(reply, deviceToken, protocol).send(response);
    },
  );
};
