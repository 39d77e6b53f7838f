import Database from 'better-sqlite3';
import { parentPort, workerData } from 'node:worker_threads';

const { file, timeout } = /** @type {{ file: string, timeout: number }} */ (workerData);
const database = new Database(file, { readonly: true, fileMustExist: true, timeout });

parentPort?.on('message', (/** @type {{ id: number, sql: string, parameters: unknown[] }} */ query) => {
  const { id, sql, parameters } = query;
  try {
    parentPort?.postMessage({ id, rows: database.prepare(sql).all(...parameters) });
  } catch (error) {
    const { message, code } = /** @type {{ message: string, code?: string }} */ (error);
    parentPort?.postMessage({ id, failure: { message, code } });
  }
});
