/** Why a trip does not sail: weather, too few people, repairs of the boat, anything else. */
export const TRIP_REASONS = ['WEATHER', 'TOO_FEW', 'MAINTENANCE', 'OTHER'] as const;
