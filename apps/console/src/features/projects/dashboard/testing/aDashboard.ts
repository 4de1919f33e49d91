import { ready } from '@saywright/api/contract'
import { aProject, storyTime } from '@saywright/api/testing'
import type { ChangesOf } from '@saywright/shell/components'
import { fn } from 'storybook/test'
import type { DashboardScreenProps } from '../DashboardScreen.js'

export const lamp = aProject()
export const warehouse = aProject({
  id: 8,
  title: 'Warehouse picking',
  status: 'Production',
  evaluation_ends_on: null,
  solution_operating_system: ['Android', 'Linux'],
  tags: [
    { technology: 'wake-word', langs: ['eng-US'] },
    { technology: 'asr', langs: ['eng-US', 'deu-DE'] },
    { technology: 'tts', langs: ['eng-US'] },
  ],
  updated_at: '2026-11-03T10:00:00.000Z',
})
export const intercom = aProject({
  id: 9,
  title: 'Intercom',
  status: null,
  beta_access: true,
  tags: [],
  updated_at: null,
})

/** Three projects of an organization, for a user who may add more. @param changes overrides, by group. */
export function aDashboard({
  state = {},
  actions = {},
}: ChangesOf<DashboardScreenProps> = {}): DashboardScreenProps {
  return {
    state: {
      projects: {
        all: ready([lamp, warehouse, intercom]),
        organization: 'Lumière Instruments',
        now: Date.parse(storyTime),
        ...state.projects,
      },
      notes: { ...state.notes },
      firstSteps: { ...state.firstSteps },
      links: {
        documentationHref: 'https://docs.example.com',
        productTourHref: 'https://tour.example.com',
        supportHref: 'https://support.example.com',
        ...state.links,
      },
    },
    actions: {
      projects: { openStudio: fn(), add: fn(), ...actions.projects },
      notes: { closeAutomatic: fn(), ...actions.notes },
      firstSteps: { take: fn(), close: fn(), ...actions.firstSteps },
    },
  }
}
