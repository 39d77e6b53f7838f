import { fits, type Shape } from '../../contract/shape.rules';

/**
 * For an endpoint's `responseSchema`: a response of another shape is treated as a failed request, so that no page
 * renders it.
 */
export const shaped = <Answer>(shape: Shape) => ({
  '~standard': {
    version: 1 as const,
    vendor: 'contract',
    validate: (value: unknown) =>
      fits(shape, value) ? { value: value as Answer } : { issues: [{ message: 'not as the contract says' }] },
  },
});
