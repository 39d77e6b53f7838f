import { useEffectEvent, useLayoutEffect } from 'react';
import type { Prices } from '../../../../contract/day/day.schema';
import type { DayFacts } from '../../../../contract/day/dayFacts.rules';
import { bookingForm, pricesChangedText } from '../../../../copy/bookingForm';

/** What a visitor has agreed to: the prices of one person in 10,000 won, and date, times and words about money as one text. */
export interface AgreedTerms extends Prices {
  others: string;
}

/** A form's consent, and the terms to which it was given, also after they have changed; null if it never was. */
export interface TypedConsent {
  consent: boolean;
  agreed: AgreedTerms | null;
}

/** The terms of a day as they are now. */
export const termsOf = ({ day, policy, times }: DayFacts): AgreedTerms => ({
  price: day.price,
  reservePrice: day.reservePrice,
  others: JSON.stringify([day.date, times.departAt, times.returnAt, times.meetAt, policy.payRest, policy.payBack]),
});

/** Says how terms have changed since they were agreed to; null if they have not. */
const changeOf = (agreed: AgreedTerms, now: AgreedTerms): string | null => {
  if (agreed.price !== now.price || agreed.reservePrice !== now.reservePrice) return pricesChangedText(agreed, now);
  return agreed.others === now.others ? null : bookingForm.termsChanged;
};

/**
 * Keeps a consent to the terms it was given to: if they change, it is taken back, and `onChanged` gets what has changed.
 * Returns that text until the visitor agrees again, and what is to be called when the box is ticked or cleared.
 */
export const useAgreedTerms = (
  { consent, agreed }: TypedConsent,
  now: AgreedTerms,
  setTyped: { (name: 'consent', value: boolean): void; (name: 'agreed', value: AgreedTerms | null): void },
  onChanged?: (text: string) => void,
): { change: string | null; onTicked: (isTicked: boolean) => void } => {
  const change = agreed && changeOf(agreed, now);
  const follow = useEffectEvent(() => {
    if (!consent) return;
    // Ticked before the scripts arrived.
    if (!agreed) setTyped('agreed', now);
    else if (change !== null) {
      setTyped('consent', false);
      onChanged?.(change);
    }
  });
  useLayoutEffect(() => follow(), [consent, change]);
  return { change: consent ? null : change, onTicked: (isTicked) => setTyped('agreed', isTicked ? now : null) };
};
