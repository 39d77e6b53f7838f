import { OPERATOR_APP } from '#contract/boarding/boarding.paths';

/** The Trusted Types policy of the operator's pages (server/web/policy). */
const POLICY = 'operator';

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ) => { createScriptURL: (address: string) => string };
}
let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

const trusted = (address: string): string => {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return address;
  policy ??= trustedTypes.createPolicy(POLICY, {
    createScriptURL: (asked) => {
      if (asked !== OPERATOR_APP.worker) throw new TypeError(asked);
      return asked;
    },
  });
  return policy.createScriptURL(address);
};

/** The policy of visitors' pages allows no worker, and development has none. */
export const installApp = (): void => {
  const manifest = document.querySelector('link[rel="manifest"]')?.getAttribute('href');
  if (manifest !== OPERATOR_APP.manifest || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker
    .register(trusted(OPERATOR_APP.worker), { scope: OPERATOR_APP.scope, updateViaCache: 'none' })
    // In a private window the pages only work with a connection.
    .catch(() => undefined);
};
