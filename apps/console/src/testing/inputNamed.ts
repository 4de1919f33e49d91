/** The input that the form keeps under a name, whichever language its label is in. */
export function inputNamed(within: HTMLElement, name: string): HTMLInputElement {
  const input = within.querySelector<HTMLInputElement>(`input[name="${name}"]`)
  if (!input) throw new Error(`No field ${name}`)
  return input
}

/** The one button that sends the form. */
export function submitButton(within: HTMLElement): HTMLButtonElement {
  const button = within.querySelector<HTMLButtonElement>('button[type="submit"]')
  if (!button) throw new Error('No button sends a form here')
  return button
}
