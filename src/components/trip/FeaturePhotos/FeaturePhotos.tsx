import { Art } from '#src/components/base/display/Art/Art';
import type { ArtName } from '#src/components/base/display/Art/artPath';
import { Feature, Features, Words } from './FeaturePhotos.styles';

export interface FeaturePhotosProps {
  /** Optional picture, name and explanation of each facility. */
  features: readonly { art: ArtName | null; name: string; text: string }[];
}

/**
 * Facilities of the boat, each with a picture (8:5) and a text. A photo replaces its drawing without further changes.
 */
export function FeaturePhotos({ features }: FeaturePhotosProps) {
  return (
    <Features>
      {features.map(({ art, name, text }, index) => (
        <Feature key={index}>
          {art && <Art name={art} />}
          <Words>
            <h3>{name}</h3>
            {text && <p>{text}</p>}
          </Words>
        </Feature>
      ))}
    </Features>
  );
}
