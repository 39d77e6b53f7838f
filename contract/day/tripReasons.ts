export const TRIP_REASONS = ['WEATHER', 'TOO_FEW', 'MAINTENANCE', 'OTHER'] as const;
