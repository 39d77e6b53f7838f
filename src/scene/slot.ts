import type { ComponentType, ReactNode } from 'react';

/** What a page's story says of the place it is shown in. */
export interface SiteSceneProps {
  /** The address one is at: `/reserve/5`. */
  route: string;
  /** The route's pattern: `/reserve/:id`; every address unless given. */
  path: string;
  signedIn: boolean;
  children: ReactNode;
}
type Scene = ComponentType<SiteSceneProps>;

let scene: Scene | null = null;

/** The scene puts itself here when a page's stories load it, so that Storybook's preview need not import it. */
export const offerScene = (offered: Scene): void => {
  scene = offered;
};
export const offeredScene = (): Scene => {
  if (scene === null)
    throw new Error('Stories with parameters.route stand in src/features or src/app (.storybook/main.ts).');
  return scene;
};
