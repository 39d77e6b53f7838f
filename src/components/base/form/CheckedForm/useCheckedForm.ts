import { useEffect, useEffectEvent, useRef, useState, type SubmitEvent } from 'react';
import {
  useForm,
  useWatch,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type PathValue,
  type Resolver,
} from 'react-hook-form';
import type { FieldProblem } from '#contract/errors';
import { fieldText } from '#copy/fieldErrors';
import { closeErrorToasts } from '../../feedback/Toast/showToast';
import { useOneAtATime } from '../../actions/Button/useOneAtATime';
import { readTypedBefore, typeAgain } from './typedBefore';
import { useIsHydrating } from '../../useIsHydrating';

/** `reason` is in Korean. */
export interface Refusal {
  field: string;
  reason: string;
}

export interface FormRequest {
  /** The request is running: the button shows a spinner, and submits are ignored. */
  pending: boolean;
  /**
   * The server's reasons for the last submit, shown at their fields; the first one takes the focus. Pass a new array
   * for each response.
   */
  refusals?: readonly Refusal[] | undefined;
  /** Reason why the last submit failed as a whole. */
  error?: string | null | undefined;
  /** Called with the error of the first invalid field. */
  onInvalid?: ((firstReason: string) => void) | undefined;
}

/** Props of every form that uses `useCheckedForm`. */
export interface CheckedFormProps<Sent> extends FormRequest {
  /** Called with valid values. Further submits are ignored until the returned promise settles. */
  onSubmit: (values: Sent) => void | Promise<void>;
}

interface CheckedFormOptions<Typed extends FieldValues, Sent> extends CheckedFormProps<Sent> {
  initial: Typed;
  /** Values known only after the first render, such as a draft stored by the browser; set once. */
  restored?: Partial<Typed> | undefined;
  /** Fields in the order of the form, which is the order in which invalid fields take the focus. */
  fields: readonly (keyof Typed & string)[];
  /** Converts the typed values into those to send. */
  read: (typed: Typed) => Sent;
  /** The contract's rules: problems of the values, in any order. */
  problems: (values: Sent, typed: Typed) => readonly FieldProblem[];
  /** Called with all values on every change. */
  onTyped?: (typed: Typed) => void;
}

const NO_REFUSALS: readonly Refusal[] = [];

/** In a radio group the checked radio. A fold around the field opens. */
const focusField = (form: HTMLFormElement | null, field: string): void => {
  const named = form?.elements.namedItem(field);
  const radios = named instanceof RadioNodeList ? [...named].filter((node) => node instanceof HTMLInputElement) : [];
  const found = radios.find((radio) => radio.checked) ?? radios[0] ?? named;
  if (!(found instanceof HTMLElement)) return;
  found.closest('details')?.setAttribute('open', '');
  found.focus();
};

/**
 * Every form uses it (docs/decisions/0003). It validates with the server's rules. Every invalid field shows its error,
 * the first one takes the focus, and no response clears the typed values. Errors appear on the first submit and are
 * updated with the values from then on.
 */
export const useCheckedForm = <Typed extends FieldValues, Sent>({
  initial,
  restored,
  fields,
  read,
  problems,
  pending,
  refusals = NO_REFUSALS,
  error = null,
  onSubmit,
  onInvalid,
  onTyped,
}: CheckedFormOptions<Typed, Sent>) => {
  const formRef = useRef<HTMLFormElement>(null);
  const resolver: Resolver<Typed> = (typed) => {
    const errors: Record<string, { type: string; message: string }> = {};
    for (const problem of problems(read(typed), typed))
      errors[problem.field] ??= { type: problem.code, message: fieldText(problem) };
    return Object.keys(errors).length
      ? { values: {}, errors: errors as FieldErrors<Typed> }
      : { values: typed, errors: {} };
  };
  const { register, control, handleSubmit, setError, setValue, watch, formState } = useForm<Typed>({
    defaultValues: initial as DefaultValues<Typed>,
    resolver,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: false,
  });
  const { errors, isSubmitted } = formState;
  const values = useWatch({ control }) as Typed;

  const isHydrating = useIsHydrating();
  const [typedBefore] = useState(() =>
    isHydrating && typeof document !== 'undefined' ? readTypedBefore(initial) : {},
  );
  const restore = useEffectEvent(() => {
    for (const [name, value] of Object.entries({ ...restored, ...typedBefore })) {
      const control = Object.hasOwn(typedBefore, name) ? formRef.current?.elements.namedItem(name) : null;
      if (!typeAgain(control, String(value))) setValue(name as Path<Typed>, value as PathValue<Typed, Path<Typed>>);
    }
  });
  useEffect(() => restore(), [restored]);

  const typed = useEffectEvent((now: Typed) => onTyped?.(now));
  useEffect(() => watch((now) => typed(now as Typed)).unsubscribe, [watch]);

  /** Correcting the field closes its toast. */
  const said = useRef('');
  useEffect(() => {
    if (said.current === '' || fields.some((field) => errors[field]?.message === said.current)) return;
    said.current = '';
    closeErrorToasts();
  });

  const isField = ({ field }: Refusal): boolean => fields.includes(field);
  const showRefusals = useEffectEvent(() => {
    const known = refusals.filter(isField);
    for (const { field, reason } of known) setError(field as Path<Typed>, { type: 'server', message: reason });
    if (!known[0]) return;
    said.current = known[0].reason;
    focusField(formRef.current, known[0].field);
  });
  useEffect(() => showRefusals(), [refusals]);

  const errorOf = (field: string): string | undefined => {
    const message = errors[field]?.message;
    return typeof message === 'string' ? message : undefined;
  };
  const setTyped = <Name extends keyof Typed & string>(name: Name, value: Typed[Name]): void =>
    setValue(name as string as Path<Typed>, value as PathValue<Typed, Path<Typed>>, { shouldValidate: isSubmitted });
  const check = handleSubmit(
    (valid) => onSubmit(read(valid)),
    (wrong) => {
      const first = fields.find((field) => wrong[field]);
      if (first === undefined) return;
      focusField(formRef.current, first);
      const message = wrong[first]?.message;
      said.current = typeof message === 'string' ? message : '';
      onInvalid?.(said.current);
    },
  );
  const send = useOneAtATime(check);
  const form = {
    ref: formRef,
    // Without the script the form must not submit: the browser would put the typed values into the address.
    method: 'dialog',
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (!pending) void send(event);
    },
  };
  /** Also the reason for a value without a field in the form. */
  const formError = error ?? refusals.find((refusal) => !isField(refusal))?.reason ?? null;
  return {
    values,
    setTyped,
    focus: (name: keyof Typed & string): void => focusField(formRef.current, name),
    /** For an uncontrolled native input. Once errors are shown, the fields of `deps` are validated with it. */
    field: <Name extends keyof Typed & string>(name: Name, deps: readonly (keyof Typed & string)[] = []) => ({
      ...register(name as string as Path<Typed>, { deps: deps as readonly string[] as Path<Typed>[] }),
      error: errorOf(name),
    }),
    /** For a controlled component, such as a radio group. */
    choice: <Name extends keyof Typed & string>(name: Name) => ({
      name,
      value: values[name],
      error: errorOf(name),
      onChange: (value: Typed[Name]) => setTyped(name, value),
    }),
    form,
    error: formError,
    card: { ...form, pending, error: formError },
  };
};
