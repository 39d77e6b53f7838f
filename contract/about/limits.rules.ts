/** Includes the current one. */
export const ABOUT_VERSIONS = 11;

export const FEATURE_ART = ['feature-deck', 'feature-wheelhouse', 'feature-cabin', 'feature-restroom'] as const;
export const RENTAL_ART = ['rod', 'reel', 'cooler', 'lifejacket'] as const;
export const SEASON_ART = ['galchi-night'] as const;

/** In characters. */
export const ABOUT_MAX = {
  homeTitle: 40,
  homeLead: 120,
  introduction: 200,
  port: 20,
  parking: 100,
  rowName: 20,
  rowText: 60,
  item: 20,
  linkHref: 200,
  alt: 60,
} as const;
export const ABOUT_ROWS = {
  photos: 20,
  features: 12,
  itemsToBring: 20,
  itemsProvided: 20,
  rentals: 12,
  seasons: 6,
  seasonFish: 4,
  links: 6,
} as const;
/** In 10,000 won. */
export const RENTAL_PRICE_MAX = 99;
