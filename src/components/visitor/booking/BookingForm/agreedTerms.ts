import { useEffectEvent, useLayoutEffect } from 'react';
import type { Prices } from '#contract/day/day.schema';
import type { DayFacts } from '#contract/day/dayFacts.rules';
import { bookingForm, pricesChangedText } from '#copy/bookingForm';

/** Prices per person in 10,000 won; `others`: date, times and texts about money. */
export interface AgreedTerms extends Prices {
  others: string;
}

/** Terms stay after a change; null if consent was never given. */
export interface TypedConsent {
  consent: boolean;
  agreed: AgreedTerms | null;
}

export const termsOf = ({ day, policy, times }: DayFacts): AgreedTerms => ({
  price: day.price,
  reservePrice: day.reservePrice,
  others: JSON.stringify([day.date, times.departAt, times.returnAt, times.meetAt, policy.payRest, policy.payBack]),
});

/** Null if they have not changed. */
const changeOf = (agreed: AgreedTerms, now: AgreedTerms): string | null => {
  if (agreed.price !== now.price || agreed.reservePrice !== now.reservePrice) return pricesChangedText(agreed, now);
  return agreed.others === now.others ? null : bookingForm.termsChanged;
};

/** Changed terms withdraw the consent. Returns the change until the visitor agrees again. */
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
