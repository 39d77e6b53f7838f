import { API } from '#contract/paths';

/** Each version has its own address, so caches may store it forever. */
export const logoAddress = (version: string): string => `${API.logo}?v=${version}`;
