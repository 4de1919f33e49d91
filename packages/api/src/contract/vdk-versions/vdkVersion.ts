import type { ValueOf } from '../kernel/description.js'
import { docs } from '../kernel/docs.js'
import { identifier, instant, integer, text, type } from '../kernel/structs.js'

const named = {
  id: identifier(),
  label: text({ [docs]: { example: '6.1.4' } }),
  display_name: text({ [docs]: { example: 'VDK 6.1', note: 'what the members of a project read' } }),
} as const

/** A version as projects have it. */
export const vdkVersionLink = type(named)

/** A version of the kit for a project. */
export const vdkVersion = type({
  ...named,
  projects_total: integer({ min: 0, [docs]: { example: 3, note: 'how many projects have it' } }),
  created_at: instant(),
})
export type VdkVersion = ValueOf<typeof vdkVersion>
