import { matchesSchema, type Shape } from '#contract/shape.rules';

/** For `responseSchema`: a response of another shape fails, so that no page renders it. */
export const shaped = <Answer>(shape: Shape) => ({
  '~standard': {
    version: 1 as const,
    vendor: 'contract',
    validate: (value: unknown) =>
      matchesSchema(shape, value) ? { value: value as Answer } : { issues: [{ message: 'not as the contract says' }] },
  },
});
