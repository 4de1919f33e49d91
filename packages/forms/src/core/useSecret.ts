import { useFormContext } from './FormContext.js'

/** For fields whose value must not be kept anywhere. */
export function useSecret(name: string): void {
  useFormContext().secrets.add(name)
}
