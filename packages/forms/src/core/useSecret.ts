import { useFormContext } from './FormContext.js'

/** Excludes the value of a field from drafts. */
export function useSecret(name: string): void {
  useFormContext().secrets.add(name)
}
