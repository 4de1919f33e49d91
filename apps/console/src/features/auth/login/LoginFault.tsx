import { FormError } from '@saywright/forms'

/** Why a login was refused, at its form. */
export function LoginFault() {
  return <FormError />
}
