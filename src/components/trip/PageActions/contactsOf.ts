import type { ConfigInfo } from '#contract/config/config.schema';
import { webAddress } from '#contract/text.rules';

/** Null without a usable contact, so that a page leaves no space for them. */
export const contactsOf = (info: Pick<ConfigInfo, 'tel' | 'band'> | undefined) => {
  const contacts = { tel: info?.tel || null, band: webAddress(info?.band) };
  return contacts.tel || contacts.band ? contacts : null;
};
