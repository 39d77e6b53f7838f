import { useEffect, useRef, type SubmitEvent } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
} from 'react-hook-form';
import type { FieldProblem } from '../../../../../contract/errors';
import { fieldText } from '../../../../../copy/errors';
import { useOneAtATime } from '../../actions/Button/useOneAtATime';

/** A value that the server refused, with the reason in Korean. */
export interface Refusal {
  field: string;
  reason: string;
}

/** Props of every form that uses `useCheckedForm`. */
export interface CheckedFormProps<Sent> {
  pending: boolean;
  /**
   * The server's reasons for the last submit, shown at their fields; the first one takes the focus. Pass a new array
   * for each response.
   */
  refusals?: readonly Refusal[];
  /** Why the last submit failed as a whole. */
  notice?: string | null;
  /** Called with valid values. Further submits are ignored until the returned promise settles. */
  onSubmit: (values: Sent) => void | Promise<void>;
  /** Called with the error of the first invalid field. */
  onInvalid: (firstReason: string) => void;
}

interface Wants<Typed extends FieldValues, Sent> extends CheckedFormProps<Sent> {
  initial: Typed;
  /** Fields in the order of the form, which is the order in which invalid fields take the focus. */
  fields: readonly (keyof Typed & string)[];
  /** Converts the typed values into those to send. */
  read: (typed: Typed) => Sent;
  problems: (values: Sent) => readonly FieldProblem[];
}

/** Focuses a field by its name; in a radio group the checked radio. */
const focusField = (form: HTMLFormElement | null, field: string): void => {
  const found = form?.elements.namedItem(field);
  if (found instanceof RadioNodeList) {
    const radios = [...found].filter((node) => node instanceof HTMLInputElement);
    (radios.find((radio) => radio.checked) ?? radios[0])?.focus();
  } else if (found instanceof HTMLElement) found.focus();
};

/**
 * State of a form that validates with the same rules as the server. Every invalid field shows its error, the first one
 * takes the focus, and the typed values are kept whatever the server responds.
 */
export const useCheckedForm = <Typed extends FieldValues, Sent>({
  initial,
  fields,
  read,
  problems,
  pending,
  refusals,
  notice,
  onSubmit,
  onInvalid,
}: Wants<Typed, Sent>) => {
  const formRef = useRef<HTMLFormElement>(null);
  const resolver: Resolver<Typed> = (typed) => {
    const errors: Record<string, { type: string; message: string }> = {};
    for (const problem of problems(read(typed)))
      errors[problem.field] ??= { type: problem.code, message: fieldText(problem) };
    return Object.keys(errors).length
      ? { values: {}, errors: errors as FieldErrors<Typed> }
      : { values: typed, errors: {} };
  };
  const { register, control, handleSubmit, setError, setValue, formState } = useForm<Typed>({
    defaultValues: initial as DefaultValues<Typed>,
    resolver,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: false,
  });
  const { errors } = formState;
  const isField = (field: string): field is Path<Typed> => (fields as readonly string[]).includes(field);
  const names = fields.join();

  useEffect(() => {
    const known = (refusals ?? []).filter(({ field }) => names.split(',').includes(field));
    for (const { field, reason } of known) setError(field as Path<Typed>, { type: 'server', message: reason });
    if (known[0]) focusField(formRef.current, known[0].field);
  }, [refusals, names, setError]);

  const errorOf = (field: keyof Typed & string): string | undefined => {
    const message = errors[field]?.message;
    return typeof message === 'string' ? message : undefined;
  };
  const check = handleSubmit(
    (typed) => onSubmit(read(typed)),
    (wrong) => {
      const first = fields.find((field) => wrong[field]);
      if (first === undefined) return;
      focusField(formRef.current, first);
      const message = wrong[first]?.message;
      onInvalid(typeof message === 'string' ? message : '');
    },
  );
  const send = useOneAtATime(check);
  return {
    register,
    control,
    setValue,
    errorOf,
    /** Props for FormCard. */
    card: {
      ref: formRef,
      pending,
      /** The reason for a value that has no field in the form is shown above the button. */
      notice: notice ?? refusals?.find(({ field }) => !isField(field))?.reason ?? null,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (!pending) void send(event);
      },
    },
  };
};
