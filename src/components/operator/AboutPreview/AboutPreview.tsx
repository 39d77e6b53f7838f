import { useState } from 'react';
import { isPlace } from '../../../../contract/about/about.rules';
import type { About } from '../../../../contract/about/about.schema';
import type { ConfigInfo } from '../../../../contract/config/config.schema';
import { about as aboutCopy } from '../../../../copy/about';
import { aboutForm } from '../../../../copy/aboutForm';
import { frame } from '../../../../copy/frame';
import { photoPath } from '../../base/display/Art/artPath';
import { RadioGroup } from '../../base/form/RadioGroup/RadioGroup';
import { AboutSections } from '../../boat/AboutSections/AboutSections';
import { BoatWay } from '../../boat/BoatWay/BoatWay';
import type { TileProvider } from '../../boat/BoatMap/mapScene';
import { SeasonCards } from '../../boat/SeasonCards/SeasonCards';
import { SeasonRuler } from '../../boat/SeasonRuler/SeasonRuler';
import { AppHeader } from '../../frame/AppHeader/AppHeader';
import { Hero } from '../../frame/Hero/Hero';
import { Main } from '../../frame/Page/Page.styles';
import { PageSection } from '../../frame/PageSection/PageSection';
import { FramedPreview } from '../FramedPreview/FramedPreview';
import { Preview } from './AboutPreview.styles';

const copy = aboutForm.previews;

export interface AboutPreviewProps {
  /** What would be saved now. */
  about: Omit<About, 'version'>;
  /** The store: its name, logo, telephone number and address. */
  store: Pick<ConfigInfo, 'name' | 'logo' | 'tel' | 'address'>;
  /** Current month, 1 to 12. */
  current: number;
  /** Where the map's tiles come from. */
  tiles?: TileProvider;
}

/** Widths of the previewed windows, in pixels. */
const WIDTHS = { phone: 390, pc: 1280 } as const;

type Page = keyof typeof copy.pages;
type Width = keyof typeof WIDTHS;
const options = <Value extends string>(labels: Record<Value, string>) =>
  (Object.keys(labels) as Value[]).map((value) => ({ value, label: labels[value] }));

/** The home page's opening or the about page as visitors would see it, on a phone or on a PC. */
export function AboutPreview({ about, store, current, tiles }: AboutPreviewProps) {
  const [page, setPage] = useState<Page>('about');
  const [width, setWidth] = useState<Width>('phone');
  const name = store.name || frame.noStore;
  const isAbout = page === 'about';
  return (
    <Preview aria-label={aboutForm.preview}>
      <h2>{aboutForm.preview}</h2>
      <RadioGroup look="chips" label={copy.page} options={options(copy.pages)} value={page} onChange={setPage} />
      <RadioGroup look="chips" label={copy.width} options={options(copy.widths)} value={width} onChange={setWidth} />
      <FramedPreview title={copy.of(copy.pages[page], copy.widths[width])} width={WIDTHS[width]}>
        <AppHeader
          side="visitor"
          store={store.name}
          logo={store.logo}
          tel={store.tel}
          signedIn={false}
          current={isAbout ? 'about' : null}
          hero
        >
          <Hero
            title={isAbout ? [name] : about.homeTitle.split('\n')}
            lead={isAbout ? about.introduction : about.homeLead}
            alt={aboutCopy.pictureOf(name)}
            photo={photoPath('boat')}
          />
        </AppHeader>
        <Main id="main" tabIndex={-1} data-width="wide">
          {isAbout ? (
            <AboutSections
              about={about}
              current={current}
              way={
                isPlace(about.marker) && (
                  <BoatWay name={store.name} address={store.address} about={about} {...(tiles && { tiles })} />
                )
              }
            />
          ) : (
            about.seasons.length > 0 && (
              <PageSection title={aboutCopy.seasons}>
                <SeasonRuler seasons={about.seasons} current={current} />
                <SeasonCards seasons={about.seasons} current={current} />
              </PageSection>
            )
          )}
        </Main>
      </FramedPreview>
    </Preview>
  );
}
