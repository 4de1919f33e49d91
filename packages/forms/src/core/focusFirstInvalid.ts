/** Puts the focus on the first field at fault, in the order of the page. */
export function focusFirstInvalid(form: HTMLFormElement | null): void {
  form
    ?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] input, [data-invalid] button')
    ?.focus()
}
