/** Versions of the about page that are kept, the current one included. */
export const ABOUT_VERSIONS = 11;

/** The drawings that a facility may show. */
export const FEATURE_ART = ['feature-deck', 'feature-wheelhouse', 'feature-cabin', 'feature-restroom'] as const;
/** The drawings that a rental may show. */
export const RENTAL_ART = ['rod', 'reel', 'cooler', 'lifejacket'] as const;
/** The drawings that a season may show. */
export const SEASON_ART = ['galchi-night'] as const;

/** Longest texts, in characters. */
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
/** Most rows of each list. */
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
/** Highest price of a rental, in 10,000 won. */
export const RENTAL_PRICE_MAX = 99;
