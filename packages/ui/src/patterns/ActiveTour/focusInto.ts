const controls =
  'a[href], button:not([disabled]), input:not([disabled]), textarea:not([disabled]), [contenteditable="true"]'

/** Moves the focus to a target, or to the first control in it; of radio buttons, to the selected one. */
export function focusInto(target: Element): void {
  const chosen = target.querySelector('input[type="radio"]:checked')
  const control = chosen ?? (target.matches(controls) ? target : target.querySelector(controls))
  if (control instanceof HTMLElement) control.focus()
}
