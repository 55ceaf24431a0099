import { problemsByField, withoutEmpty } from "@clausewise/contracts";
import { useForm } from "@mantine/form";
import { useState } from "react";
import { type ZodType, config } from "zod";
import { drafts } from "../draft.ts";

// Compiling validators asks for eval, which the content security policy forbids.
config({ jitless: true });

interface Options<T> {
  initial: T;
  /** Where what is typed is kept until it is sent. */
  draft: string;
}

/** What may be nothing may be anything: the schema says the rest. */
const fits = (part: unknown, initial: unknown): boolean =>
  initial === null || part === null || (typeof part === typeof initial && Array.isArray(part) === Array.isArray(initial));

/** What was kept, as far as it fits the form. */
export function fromDraft<T extends Record<string, unknown>>(initial: T, kept: string | null): T {
  try {
    const value: unknown = JSON.parse(kept ?? "{}");
    if (typeof value !== "object" || value === null) return initial;
    const fitting = Object.entries(value).filter(([name, part]) => name in initial && fits(part, initial[name]));
    return { ...initial, ...Object.fromEntries(fitting) };
  } catch {
    return initial;
  }
}

function problemsOf(schema: ZodType, values: unknown): Record<string, string> {
  const filledIn = withoutEmpty(schema, values);
  const { error } = schema.safeParse(filledIn);
  return error ? problemsByField(error, filledIn) : {};
}

/** A form over a contract's schema: its limits, its problems in words, and a draft that survives a reload. */
export function useContractForm<T extends Record<string, unknown>>(
  schema: ZodType<unknown, Partial<Record<keyof T, unknown>>>,
  { initial, draft }: Options<T>,
) {
  const [initialValues] = useState(() => fromDraft(initial, drafts.read(draft)));
  const [tried, setTried] = useState(false);
  const form = useForm<T>({
    initialValues,
    validateInputOnChange: tried,
    validate: (values) => problemsOf(schema, values),
    onValuesChange: (values) => drafts.write(draft, JSON.stringify(values)),
  });
  return {
    values: form.getValues(),
    /** What a field of the kit needs to stand for one value. */
    field: (name: keyof T & string) => form.getInputProps(name),
    /** What is wrong, in sentences, once it was tried to be sent. */
    problems: Object.values(form.errors).filter((problem) => typeof problem === "string"),
    /** Sets several at once. */
    change: (changed: Partial<T>) => form.setValues(changed),
    /** Sends what is complete; else leads to the first field that is not. */
    submit: (send: (values: T) => void) =>
      form.onSubmit(send, (problems) => {
        setTried(true);
        const first = Object.keys(initial).find((name) => name in problems);
        if (first !== undefined) form.getInputNode(first)?.focus();
      }),
    /** Forgets what was typed, once it is sent. */
    forget: () => {
      form.setValues(initial);
      drafts.write(draft, null);
    },
  };
}
