/** Puts the focus on the first field at fault in a form or a step, in the order of the page; in a group, on its first choice. */
export function focusFirstInvalid(form: HTMLElement | null): void {
  form
    ?.querySelector<HTMLElement>(
      ':is(input, textarea, button)[aria-invalid="true"], [data-invalid] input, [data-invalid] button',
    )
    ?.focus()
}
