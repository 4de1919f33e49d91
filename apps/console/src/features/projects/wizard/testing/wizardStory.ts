import {
  type FieldErrorKey,
  nothingChosen,
  type TechnologyChoice,
  type UseCaseFlag,
} from '@saywright/api/contract'
import { aDeal, aUser, storyTime } from '@saywright/api/testing'
import { blankProject, errorMessages, nameOfUseCase, type WizardStore } from '@saywright/forms'
import type { ChangesOf } from '@saywright/shell/components'
import { consolePaths } from '@saywright/shell/paths'
import { localeOf } from '@saywright/ui/i18n'
import { messagesIn } from '@saywright/ui/testing'
import { fn, userEvent, within } from 'storybook/test'
import { inTaskLayout } from '../../../../testing/frames.js'
import { writtenDraft } from '../draft/wizardDraft.js'
import { wizardMessages } from '../messages/index.js'
import type { ProjectWizardScreenProps } from '../ProjectWizardScreen.js'
import { firstValues, type WizardValues } from '../wizardValues.js'

const names = ['English - United States', 'French - France'] as const

/** Four use cases, three of them with languages. */
export const chosen: TechnologyChoice = {
  ...nothingChosen,
  tech_wake_word: true,
  tech_voice_strict_commands: true,
  tech_voice_authentication: true,
  tech_voice_synthesis: true,
}
export const picked: TechnologyChoice = {
  ...chosen,
  languages_wake_word: names,
  languages_voice_strict_commands: names,
  languages_voice_synthesis: names.slice(1),
}

const newcomer = aUser({ organizations: [] })

/** The values of the form by a step. */
export const values = (changes: Partial<WizardValues> = {}): WizardValues => ({
  ...firstValues(newcomer, undefined),
  ...changes,
})

/** A complete project of a new organization. */
export const warehouse: WizardValues['details'] = {
  ...values().details,
  title: 'Warehouse voice picking',
  additional_comment: 'Pickers wear a headset and confirm each line aloud.',
  solution_operating_system: ['Windows', 'Android'],
  organization_name: 'Halden Logistics',
  email_pro: 'camille@halden.com',
}
export const blankDetails: WizardValues['details'] = {
  ...blankProject,
  organization_id: '',
  organization_name: '',
  email_pro: '',
}

/** A store that is at a step already. */
export function storeAt(step: string, at: WizardValues): WizardStore<WizardValues> {
  let kept: ReturnType<WizardStore<WizardValues>['read']> = { step, values: at }
  return {
    read: () => kept,
    write: fn<WizardStore<WizardValues>['write']>((state) => {
      kept = state
    }),
    clear: fn<WizardStore<WizardValues>['clear']>(() => {
      kept = undefined
    }),
  }
}

/** A draft as the server has it. */
export const keptDraft = (step: string, at: WizardValues, made = {}) => ({
  draft: { id: 5, step, values: writtenDraft({ values: at, made }), revision: 3, updated_at: storyTime },
})

export const lumiere = { id: 3, name: 'Lumière Instruments', email: 'ada@lumiere-instruments.com' }

export const nextLinks = {
  productTourHref: 'https://tour.example.com',
  documentationHref: consolePaths.documentation,
  inviteHref: consolePaths.inviteUsers,
}

/** The wizard of a user with a complete profile and no organization. @param changes overrides, by group. */
export function aWizard({
  state = {},
  actions = {},
}: ChangesOf<ProjectWizardScreenProps> = {}): ProjectWizardScreenProps {
  return {
    state: {
      place: { initialValues: values(), ...state.place },
      person: { isKnown: true, email: 'ada@example.com', ...state.person },
      request: {
        organizations: [],
        outcome: { status: 'waiting', created_at: aDeal().created_at },
        ...state.request,
      },
      checks: {
        corporateEmail: {
          run: async (email) => (email.endsWith('@gmail.com') ? 'webmailEmail' : undefined),
          onFailure: 'incorrectEmail',
          pauseMilliseconds: 0,
        },
        organizationName: {
          run: async (name) => (name === lumiere.name ? 'alreadyExists' : undefined),
          onFailure: 'valid',
          pauseMilliseconds: 0,
        },
        ...state.checks,
      },
      links: {
        next: nextLinks,
        meetingHref: 'https://meet.example.com',
        projectsHref: consolePaths.projects,
        ...state.links,
      },
    },
    actions: {
      person: { save: fn(async () => undefined), ...actions.person },
      request: { submit: fn(async () => undefined), ...actions.request },
      notices: { showInvalid: fn(), showReset: fn(), ...actions.notices },
    },
  }
}

/** The wizard begun with these values. */
export const begunWith = (initialValues: WizardValues) => aWizard({ state: { place: { initialValues } } })

/** The wizard at the place that a store holds. */
export const keptIn = (store: WizardStore<WizardValues>) => aWizard({ state: { place: { store } } })

export const inTask = {
  decorators: [inTaskLayout],
  parameters: { layout: 'fullscreen', task: 'Saywright' },
}

/** The message of an error, in the language of the page. */
export const errorMessageOf = (key: FieldErrorKey) =>
  messagesIn(errorMessages, localeOf(document.documentElement.lang))[key]

export const words = (locale: unknown) => messagesIn(wizardMessages, locale)
export const heading = (canvas: HTMLElement) => within(canvas).getByRole('heading', { level: 1 })
export const items = (canvas: HTMLElement) =>
  // On a phone they are folded.
  within(within(canvas).getAllByRole('list', { hidden: true })[0] as HTMLElement).getAllByRole('listitem', {
    hidden: true,
  })
export const boxes = (canvas: HTMLElement) => within(canvas).getAllByRole('checkbox')
export const useCase = (canvas: HTMLElement, flag: UseCaseFlag) =>
  within(canvas).getByRole('checkbox', {
    name: nameOfUseCase(flag, localeOf(document.documentElement.lang)),
  })
export const phone = { viewport: { value: 'phone', isRotated: false } }

/** The buttons below, the last of which leads on. */
export const footer = (canvas: HTMLElement) =>
  within(canvas.querySelector('section > footer') as HTMLElement).getAllByRole('button')
export const goOn = (canvas: HTMLElement) => userEvent.click(footer(canvas).at(-1) as HTMLElement)
export const goBack = (canvas: HTMLElement) =>
  userEvent.click(within(canvas).getByRole('button', { name: /^(Previous|Précédent)$/ }))
