import type { Checks } from './createChecks.js'

/** The checks of forms without server checks. */
export const noChecks: Checks = {
  fields: [],
  watch: () => {},
  errors: () => ({}),
  settle: async () => {},
  isChecking: () => false,
  subscribe: () => () => {},
  stop: () => {},
}
