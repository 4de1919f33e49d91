import type { Shape } from '@saywright/api/contract'
import { createForm, FORM_ERROR, type FormApi } from 'final-form'
import { type FormEvent, type ReactNode, useContext, useEffect, useId, useRef, useState } from 'react'
import { Form } from 'react-final-form'
import type { Checks } from './createChecks.js'
import { createFieldErrors } from './createFieldErrors.js'
import { createFieldStores } from './createFieldStore.js'
import type { ErrorMessages } from './errorKeys.js'
import { loadErrorWords } from './errorWords.js'
import { FormContext } from './FormContext.js'
import { FormDraftsContext } from './FormDrafts.js'
import { focusFirstInvalid } from './focusFirstInvalid.js'
import { noChecks } from './noChecks.js'
import type { SubmissionErrors } from './submissionErrors.js'
import { form as layout } from './ValidatedForm.css.js'
import { type FieldErrors, type JudgedFields, validate } from './validate.js'

export type FormValues = Record<string, unknown>

/** The form for code outside it: values, state and reset. */
export type FormHandle<Values extends FormValues> = FormApi<Values>

export type ValidatedFormProps<Values extends FormValues> = {
  children: ReactNode
  /** Initial values; every field of the form must be listed. */
  initialValues: Values
  /** Struct of the call that the form sends; its rules validate the fields. */
  rules: Shape
  /** Validates rules that involve two fields. Errors of `rules` take precedence. */
  compare?: (values: Values) => FieldErrors
  /**
   * Error messages of this form: for custom error keys, and where they are more precise than the default
   * messages.
   */
  words?: ErrorMessages
  /** Creates the checks that need a server, with `createChecks`. Called once, on the first render. */
  checks?: () => Checks
  /**
   * Called with the valid values. Resolve with the errors to show, or with `undefined` when the values were
   * accepted.
   */
  onSubmit: (values: Values) => Promise<SubmissionErrors | undefined>
  /**
   * Called with the accepted values; returns the values with which the form starts again, for a form that is
   * submitted repeatedly. Without it the submitted values stay.
   */
  valuesAfterSubmit?: (sent: Values) => Values
  /** Called when the user tries to submit invalid values, after the first invalid field got the focus. */
  onInvalid?: () => void
  /**
   * Whether all fields of the form are read-only.
   * @default false
   */
  isReadOnly?: boolean
  /** Name of the form, under which its draft is stored when there is a `FormDraftsContext`. */
  name?: string
  id?: string
  /** Ref callback that receives the form, to read and reset it. */
  formRef?: (form: FormHandle<Values>) => void
  'aria-label'?: string
  'aria-labelledby'?: string
}

/**
 * A form with validation. It uses final-form, whose form component does not render again while the user
 * types, without its asynchronous validators, which can submit an invalid value; use `createChecks` for
 * checks on a server.
 */
export function ValidatedForm<Values extends FormValues>({
  children,
  id,
  name,
  isReadOnly = false,
  formRef,
  'aria-label': label,
  'aria-labelledby': labelledBy,
  ...definition
}: ValidatedFormProps<Values>) {
  const ownId = useId()
  const element = useRef<HTMLFormElement>(null)
  const latest = useRef(definition)
  latest.current = definition
  const [{ form, judge, send, ...context }] = useState(() => makeForm(latest))
  const { checks, drafts, secrets } = context
  useEffect(() => checks.stop, [checks])
  useEffect(() => formRef?.(form), [form, formRef])
  const keeper = useContext(FormDraftsContext)
  // After the effects of the fields, which then follow the form.
  useEffect(
    () =>
      name === undefined ? undefined : keeper?.keep(name, { form: form as unknown as FormApi, secrets }),
    [name, keeper, form, secrets],
  )

  // An effect, because only after the commit are all faults drawn, and the first of them in its place.
  const [failures, setFailures] = useState(0)
  useEffect(() => {
    if (failures > 0) focusFirstInvalid(element.current)
  }, [failures])

  const isSending = useRef(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (isSending.current) return
    isSending.current = true
    let isInvalid = false
    try {
      // Without its sentence a fault is still one, and the form is not sent.
      await loadErrorWords().catch(() => {})
      for (const flush of drafts) flush()
      await settleAll(form, checks, latest.current)
      // Judged before it is sent: a form that empties itself after a success must not show errors.
      form.setConfig('validate', (values) => (isAtFault(judge(values)) ? { [FORM_ERROR]: 'invalid' } : {}))
      const { hasValidationErrors = false, values: sent } = form.getState()
      isInvalid = hasValidationErrors
      await form.submit()
      const { valuesAfterSubmit: next } = latest.current
      if (next && form.getState().submitSucceeded) form.restart(next(sent))
    } finally {
      form.setConfig('validate', undefined)
      isSending.current = false
    }
    if (!isInvalid && !form.getState().hasSubmitErrors) return
    if (isInvalid) latest.current.onInvalid?.()
    setFailures((count) => count + 1)
  }

  return (
    <FormContext.Provider value={{ ...context, isReadOnly, name, words: definition.words }}>
      <Form form={form} onSubmit={send} subscription={{}}>
        {() => (
          <form
            ref={element}
            className={layout}
            id={id ?? ownId}
            noValidate
            onSubmit={(event) => void submit(event)}
            aria-label={label}
            aria-labelledby={labelledBy}
          >
            {children}
          </form>
        )}
      </Form>
    </FormContext.Provider>
  )
}

const isAtFault = (errors: FieldErrors) => Object.keys(errors).length > 0

/** Waits for every check, also of values typed meanwhile. */
async function settleAll<Values extends FormValues>(
  form: FormApi<Values>,
  checks: Checks,
  definition: Definition<Values>,
) {
  for (let judged: Values | undefined; judged !== form.getState().values; ) {
    judged = form.getState().values
    await checks.settle(passingTexts(checks, judged, ownErrors(definition, judged)))
  }
}

type Definition<Values extends FormValues> = Pick<
  ValidatedFormProps<Values>,
  'initialValues' | 'rules' | 'compare' | 'checks' | 'onSubmit' | 'valuesAfterSubmit'
>

function makeForm<Values extends FormValues>(latest: { readonly current: Definition<Values> }) {
  const checks = latest.current.checks?.() ?? noChecks
  const errors = createFieldErrors()
  const judged: JudgedFields = new Map()
  const judge = (values: Values): FieldErrors => {
    const own = ownErrors(latest.current, values, judged)
    const texts = passingTexts(checks, values, own)
    checks.watch(texts)
    const all = { ...checks.errors(texts), ...own }
    errors.set(all)
    return all
  }
  // Stable across renders: a new function would notify the form of more than the values.
  const send = (values: Values) => latest.current.onSubmit(values)
  const form = createForm<Values>({ initialValues: latest.current.initialValues, onSubmit: send })
  // The library merges the errors of all fields for each key; it receives them only for a submit.
  form.subscribe(({ values }) => judge(values), { values: true })
  checks.subscribe(() => judge(form.getState().values))
  const fields = createFieldStores(form as unknown as FormApi, errors)
  return {
    form,
    judge,
    send,
    checks,
    errors,
    fields,
    drafts: new Set<() => void>(),
    secrets: new Set<string>(),
    drawn: new Map<string, ErrorMessages>(),
  }
}

function ownErrors<Values extends FormValues>(
  { rules, compare, initialValues }: Definition<Values>,
  values: Values,
  judged?: JudgedFields,
): FieldErrors {
  const complete = { ...initialValues, ...values }
  return { ...compare?.(complete), ...validate(rules, complete, judged) }
}

/** The texts that checks may be about: those without errors of their own. */
function passingTexts({ fields }: Checks, values: FormValues, errors: FieldErrors) {
  return Object.fromEntries(
    fields.map((field) => {
      const value = values[field]
      return [field, typeof value === 'string' && !errors[field] ? value : undefined]
    }),
  )
}
