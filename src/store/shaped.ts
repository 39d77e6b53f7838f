import { fits, type Shape } from '../../contract/shape.rules';

/** For an endpoint's `responseSchema`: an answer of another shape is a failed call, and no page has to draw it. */
export const shaped = <Answer>(shape: Shape) => ({
  '~standard': {
    version: 1 as const,
    vendor: 'contract',
    validate: (value: unknown) =>
      fits(shape, value) ? { value: value as Answer } : { issues: [{ message: 'not as the contract says' }] },
  },
});
