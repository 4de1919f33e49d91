export type RegisterValues = {
  first_name: string
  last_name: string
  email: string
  password: string
  password_confirmed: string
}

type Typing = {
  clear: (element: Element) => Promise<void>
  type: (element: Element, text: string) => Promise<void>
}

/**
 * Fills in a registration form as a user would.
 * @param user the `userEvent` of Storybook, Testing Library or Vitest.
 */
export async function fillRegister(
  form: HTMLFormElement,
  values: RegisterValues,
  user: Typing,
): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const input = form.elements.namedItem(name)
    if (!(input instanceof HTMLElement)) throw new Error(`The form has no field ${name}`)
    await user.clear(input)
    await user.type(input, value)
  }
}
