export { removeServer as default } from './jestServer.mjs';
