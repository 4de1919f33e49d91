/**
 * Moves the focus to the first invalid field of a form or step, in the order of the page; in a group, to its
 * first option.
 */
export function focusFirstInvalid(form: HTMLElement | null): void {
  form
    ?.querySelector<HTMLElement>(
      ':is(input, textarea, button)[aria-invalid="true"], [data-invalid] input, [data-invalid] button',
    )
    ?.focus()
}
