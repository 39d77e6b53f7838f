import fastifyStatic from '@fastify/static';
import type { FastifyReply } from 'fastify';
import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { frame } from '../../copy/frame';
import { readInfo } from '../config/config.service';
import type { Context } from '../context';
import type { App } from '../fastify';
import { pagePolicy } from './headers';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

const filesOf = (folder: string): Set<string> =>
  new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')),
  );

const YEAR_S = 31_536_000;
/** Files whose names carry a hash of their content never change. */
const isHashed = (path: string): boolean => path.startsWith('assets/');
const looksLikeFile = (path: string): boolean => isHashed(path) || /\.[^/]+$/.test(path);

/**
 * The built browser app: its files, and its HTML for every other address. The HTML is made per request, with a fresh
 * nonce in the policy and in the page, and the store's name and description for those who do not run scripts.
 */
export const pages = async (app: App, context: Context, clientDir: string): Promise<void> => {
  const files = filesOf(clientDir);
  const template = readFileSync(join(clientDir, 'index.html'), 'utf8');
  files.delete('index.html');
  await app.register(fastifyStatic, { root: clientDir, serve: false });

  const sendPage = async (reply: FastifyReply): Promise<FastifyReply> => {
    const { name, desc } = await readInfo(context);
    const values: Record<string, string> = {
      CSP_NONCE: randomBytes(16).toString('base64'),
      TITLE: escapeHtml(frame.title(name || frame.noStore)),
      DESCRIPTION: escapeHtml(desc ?? ''),
    };
    const html = template.replace(/__(CSP_NONCE|TITLE|DESCRIPTION)__/g, (_, key: string) => values[key] ?? '');
    return reply
      .header('Content-Security-Policy', pagePolicy(values['CSP_NONCE'] ?? ''))
      .header('Cache-Control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(html);
  };

  app.get<{ Params: { '*': string } }>('/*', async ({ params }, reply) => {
    const path = params['*'];
    if (files.has(path))
      return reply.sendFile(path, { maxAge: isHashed(path) ? YEAR_S * 1000 : 0, immutable: isHashed(path) });
    if (path === 'api' || path.startsWith('api/') || (path !== 'index.html' && looksLikeFile(path)))
      return reply.callNotFound();
    return sendPage(reply);
  });
};
