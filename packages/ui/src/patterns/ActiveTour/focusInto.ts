const controls =
  'a[href], button:not([disabled]), input:not([disabled]), textarea:not([disabled]), [contenteditable="true"]'

/** Hands the focus to what is pointed at, or to the first control in it; of radio buttons, to the one that is chosen. */
export function focusInto(target: Element): void {
  const chosen = target.querySelector('input[type="radio"]:checked')
  const control = chosen ?? (target.matches(controls) ? target : target.querySelector(controls))
  if (control instanceof HTMLElement) control.focus()
}
