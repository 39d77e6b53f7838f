// Made by `npm run shapes` of the schemas.
import type { Shape } from '../shape.rules';

export const aboutShape: Shape = {
  has: {
    homeTitle: 'string',
    homeLead: 'string',
    introduction: 'string',
    port: 'string',
    photos: { each: { has: { id: 'string', width: 'number', height: 'number', alt: 'string' } } },
    features: {
      each: {
        has: {
          art: {
            either: [
              { only: ['feature-deck', 'feature-wheelhouse', 'feature-cabin', 'feature-restroom'] },
              { only: [null] },
            ],
          },
          name: 'string',
          text: 'string',
        },
      },
    },
    parking: 'string',
    marker: { has: { latitude: 'number', longitude: 'number' } },
    itemsToBring: { each: 'string' },
    itemsProvided: { each: 'string' },
    rentals: {
      each: {
        has: {
          art: { either: [{ only: ['rod', 'reel', 'cooler', 'lifejacket'] }, { only: [null] }] },
          name: 'string',
          price: 'number',
        },
      },
    },
    seasons: {
      each: {
        has: {
          from: 'number',
          to: 'number',
          fish: { each: 'string' },
          art: { either: [{ only: ['galchi-night'] }, { only: [null] }] },
        },
      },
    },
    links: { each: { has: { label: 'string', href: 'string' } } },
    version: 'string',
  },
};
