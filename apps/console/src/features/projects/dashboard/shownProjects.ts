import type { ProjectState } from '@saywright/api/catalogue'

/** Which projects are shown: all, those that wait for the person, or those that can be worked with. */
export const shownKinds = ['all', 'todo', 'open'] as const
export type ShownKind = (typeof shownKinds)[number]

const statesOf: Readonly<Record<Exclude<ShownKind, 'all'>, readonly ProjectState[]>> = {
  todo: ['draft', 'ended'],
  open: ['evaluation', 'production'],
}

/** Whether a project in that state is one of those shown. One that waits for a decision of staff is only among all. */
export const isShown = (kind: ShownKind, state: ProjectState): boolean =>
  kind === 'all' || statesOf[kind].includes(state)
