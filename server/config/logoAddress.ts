import { API } from '../../contract/paths';

/** Address of a version of the logo. Every logo has its own address, so caches may store it forever. */
export const logoAddress = (version: string): string => `${API.logo}?v=${version}`;
