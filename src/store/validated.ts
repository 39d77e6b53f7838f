import { matchesSchema, type Validator } from '#contract/validator.rules';

/** For `responseSchema`: a response that fails its validator is an error, so that no page renders it. */
export const validated = <Data>(validator: Validator) => ({
  '~standard': {
    version: 1 as const,
    vendor: 'contract',
    validate: (value: unknown) =>
      matchesSchema(validator, value)
        ? { value: value as Data }
        : { issues: [{ message: 'not as the contract says' }] },
  },
});
