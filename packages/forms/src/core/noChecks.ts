import type { Checks } from './createChecks.js'

/** For the forms that ask no server, which is most of them. */
export const noChecks: Checks = {
  fields: [],
  watch: () => {},
  errors: () => ({}),
  settle: async () => {},
  isChecking: () => false,
  subscribe: () => () => {},
  stop: () => {},
}
