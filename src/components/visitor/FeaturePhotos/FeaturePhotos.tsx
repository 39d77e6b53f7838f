import { Art } from '../../base/display/Art/Art';
import type { ArtName } from '../../base/display/Art/artPath';
import { Feature, Features, Words } from './FeaturePhotos.styles';

export interface FeaturePhotosProps {
  features: readonly { art: ArtName; name: string; text: string }[];
}

/** What the boat has: a picture of 8 to 5 and its words each. A photo takes the place of its drawing unchanged. */
export function FeaturePhotos({ features }: FeaturePhotosProps) {
  return (
    <Features>
      {features.map(({ art, name, text }) => (
        <Feature key={art}>
          <Art name={art} />
          <Words>
            <h3>{name}</h3>
            <p>{text}</p>
          </Words>
        </Feature>
      ))}
    </Features>
  );
}
