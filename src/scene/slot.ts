import type { ComponentType, ReactNode } from 'react';

/** The scene parameters of a page's story. */
export interface SiteSceneProps {
  /** The current address: `/reserve/5`. */
  route: string;
  /** The route's pattern: `/reserve/:id`; default: every address. */
  path: string;
  signedIn: boolean;
  children: ReactNode;
}
type Scene = ComponentType<SiteSceneProps>;

let scene: Scene | null = null;

/** The scene registers itself here when a page's stories load it, so that Storybook's preview need not import it. */
export const offerScene = (offered: Scene): void => {
  scene = offered;
};
export const offeredScene = (): Scene => {
  if (scene === null)
    throw new Error('Stories with parameters.route stand in src/features or src/app (.storybook/main.ts).');
  return scene;
};
