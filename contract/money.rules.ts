/** Won in one unit of the wire format: prices, payments and refunds are transferred in 10,000 won. */
export const WON = 10_000;

/** An amount of the wire format in won, as payments and refunds are stored. */
export const inWon = (amount: number): number => Math.round(amount * WON);
