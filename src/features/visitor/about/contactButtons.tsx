import type { ConfigInfo } from '../../../../contract/config/config.schema';
import { about } from '../../../../copy/about';
import { frame } from '../../../../copy/frame';
import { webAddress } from '../../../../contract/text.rules';
import { LinkButton } from '../../../components/base/actions/LinkButton/LinkButton';

/** Buttons for the configured contacts, telephone and Band; null if neither is configured. */
export const contactButtons = (info: Pick<ConfigInfo, 'tel' | 'band'> | undefined) => {
  const band = webAddress(info?.band);
  if (!info?.tel && !band) return null;
  return (
    <>
      {info?.tel && (
        <LinkButton href={`tel:${info.tel}`} variant="primary" size="large" icon="phone">
          {about.call}
        </LinkButton>
      )}
      {band && (
        <LinkButton href={band} size="large" icon="out" target="_blank" rel="noopener noreferrer">
          {frame.band}
        </LinkButton>
      )}
    </>
  );
};
