import type { Refund } from '#contract/booking/guest.schema';
import { format } from '#copy/format';
import { refunds as copy } from '#copy/refunds';

export const refundRateText = ({ rate, parts }: Refund): string =>
  parts
    ? copy.parts(parts.map(({ freed, back }) => copy.part(format.money(freed), Math.round((back / freed) * 100))))
    : copy.rate(rate);
