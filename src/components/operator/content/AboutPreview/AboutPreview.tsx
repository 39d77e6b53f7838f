import { useState } from 'react';
import { isPlace } from '#contract/about/about.rules';
import type { About } from '#contract/about/about.schema';
import { PAGES } from '#contract/paths';
import type { ConfigInfo } from '#contract/config/config.schema';
import { about as aboutCopy } from '#copy/about';
import { aboutForm } from '#copy/aboutForm';
import { frame } from '#copy/frame';
import { RadioGroup } from '#src/components/base/form/RadioGroup/RadioGroup';
import { AboutSections } from '#src/components/trip/AboutSections/AboutSections';
import { BoatHero } from '#src/components/trip/BoatHero/BoatHero';
import { BoatWay } from '#src/components/trip/BoatWay/BoatWay';
import type { TileProvider } from '#src/components/trip/BoatMap/mapScene';
import { SeasonCards } from '#src/components/trip/SeasonCards/SeasonCards';
import { SeasonRuler } from '#src/components/trip/SeasonRuler/SeasonRuler';
import { BookBelow, BookOrFind, ContactButtons } from '#src/components/trip/PageActions/PageActions';
import { contactsOf } from '#src/components/trip/PageActions/contactsOf';
import { AppFooter, type FooterInfo } from '#src/components/frame/AppFooter/AppFooter';
import { AppHeader } from '#src/components/frame/AppHeader/AppHeader';
import { Main } from '#src/components/frame/Page/Page.styles';
import { PageSection } from '#src/components/frame/PageSection/PageSection';
import { FramedPreview } from '../FramedPreview/FramedPreview';
import { Small } from '#src/components/base/display/elements.styles';
import { Preview } from './AboutPreview.styles';

const copy = aboutForm.previews;

type Page = keyof typeof copy.pages;

/** Header and buttons use the footer's details too. */
export type PreviewedInfo = FooterInfo & Pick<ConfigInfo, 'logo'>;

export interface AboutPreviewProps {
  /** The unsaved values. */
  about: Omit<About, 'version'>;
  /** The saved store details for header, buttons and footer; undefined until they are loaded. */
  info: PreviewedInfo | undefined;
  /** The home page has a button to look up a booking. */
  canFind: boolean;
  /** Current month, 1 to 12. */
  current: number;
  /** Source of the map tiles. */
  tiles?: TileProvider;
  /** The initial page. */
  first?: Page;
}

/** In pixels. */
const WIDTHS = { phone: 390, pc: 1280 } as const;

type Width = keyof typeof WIDTHS;
const options = <Value extends string>(labels: Record<Value, string>) =>
  (Object.keys(labels) as Value[]).map((value) => ({ value, label: labels[value] }));

export function AboutPreview({ about, info, canFind, current, tiles, first = 'about' }: AboutPreviewProps) {
  const [page, setPage] = useState<Page>(first);
  const [width, setWidth] = useState<Width>('phone');
  const name = info?.name || frame.noStore;
  const contacts = contactsOf(info);
  const isAbout = page === 'about';
  return (
    <Preview aria-label={aboutForm.preview}>
      <RadioGroup look="chips" label={copy.page} options={options(copy.pages)} value={page} onChange={setPage} />
      <RadioGroup look="chips" label={copy.width} options={options(copy.widths)} value={width} onChange={setWidth} />
      {!isAbout && <p>{copy.homeOnly}</p>}
      <FramedPreview title={copy.of(copy.pages[page], copy.widths[width])} width={WIDTHS[width]}>
        <AppHeader
          side="visitor"
          storeName={info?.name ?? null}
          logo={info?.logo ?? null}
          tel={info?.tel ?? null}
          signedIn={false}
          current={isAbout ? 'about' : null}
          hero
        >
          <BoatHero
            storeName={name}
            photos={about.photos}
            title={isAbout || about.homeTitle === '' ? [name] : about.homeTitle.split('\n')}
            lead={isAbout ? about.introduction : about.homeLead}
            low={!isAbout}
            actions={
              isAbout ? (
                contacts && <ContactButtons {...contacts} />
              ) : (
                <BookOrFind bookHref={PAGES.reserve()} findHref={canFind ? PAGES.reserveFind : null} />
              )
            }
          />
        </AppHeader>
        <Main id="main" tabIndex={-1} data-width="wide">
          {isAbout ? (
            <>
              <AboutSections
                about={about}
                current={current}
                way={
                  isPlace(about.marker) && (
                    <BoatWay
                      storeName={info?.name ?? null}
                      address={info?.address ?? null}
                      about={about}
                      {...(tiles && { tiles })}
                    />
                  )
                }
              />
              <BookBelow href={PAGES.reserve()} />
            </>
          ) : (
            about.seasons.length > 0 && (
              <PageSection title={aboutCopy.seasons} more={{ href: PAGES.about, label: aboutCopy.title }}>
                <SeasonRuler seasons={about.seasons} current={current} />
                <SeasonCards seasons={about.seasons} current={current} />
                <Small>{aboutCopy.overlap}</Small>
              </PageSection>
            )
          )}
        </Main>
        {info && <AppFooter info={info} />}
      </FramedPreview>
    </Preview>
  );
}
