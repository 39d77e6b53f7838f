/** Prices, payments and refunds are transferred in 10,000 won. */
export const WON = 10_000;

/** Payments and refunds are stored in won. */
export const inWon = (amount: number): number => Math.round(amount * WON);
