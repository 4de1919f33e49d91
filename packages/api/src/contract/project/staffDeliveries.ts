import type { ValueOf } from '../kernel/description.js'
import { docs } from '../kernel/docs.js'
import { endpoint } from '../kernel/endpoint.js'
import { staffNote } from '../kernel/rules.js'
import { end, integer, list, maybe, nullable, object, optional, text, type } from '../kernel/structs.js'
import { limits } from '../limits.js'
import { nothingChosen } from '../technologies/choice.js'
import { faultsOfChoice } from '../technologies/faults.js'
import { technologyFields } from '../technologies/request.js'
import { vdkVersionLink } from '../vdk-versions/vdkVersion.js'
import { project } from './project.js'

/** A project with the facts that staff needs for a change. */
const staffProjectContext = type({
  project,
  vdk_version: maybe(vdkVersionLink),
  /** Number of people notified of a delivery or withdrawal. */
  members_total: integer({ min: 0, [docs]: { example: 4 } }),
})
export type StaffProjectContext = ValueOf<typeof staffProjectContext>

const message = optional(nullable(text({ max: limits.freeTextMaxCharacters })))

// Staff may deliver speech enhancement alone to a project that has what it enhances.
const enhancedAlone = { ...nothingChosen, tech_speech_enhancement: true }

export const getStaffProject = endpoint({
  method: 'GET',
  path: 'v3/staff/projects/{id}',
  response: staffProjectContext,
  [docs]: {
    summary: 'One project of anybody, with all that was delivered to it.',
    roles: 'staff',
    errors: ['not_found', 'staff_only'],
    example: {
      params: { id: 7 },
      response: {
        project: {
          id: 7,
          title: 'Kitchen lamp',
          organization: { id: 3, name: 'Lumière Instruments', administrators: [] },
          tags: [],
          technologies: [],
          langs: [],
          members: [],
          members_total: 0,
        },
        members_total: 4,
      },
    },
  },
})

export const createDelivery = endpoint({
  method: 'POST',
  path: 'v3/staff/projects/{id}/deliveries',
  body: object(
    {
      ...technologyFields,
      expire_on: nullable(end()),
      provider: staffNote('Built-in engines'),
      message,
    },
    { rule: (choice) => faultsOfChoice(choice, enhancedAlone) },
  ),
  [docs]: {
    summary:
      'Deliver technologies and languages without a request, until a moment or, with null, for good. The members are told.',
    roles: 'staff',
    errors: ['incorrect_form', 'not_found', 'nothing_changed', 'staff_only'],
    example: {
      params: { id: 7 },
      body: {
        tech_wake_word: false,
        tech_voice_strict_commands: true,
        tech_intent_based_commands: false,
        tech_voice_authentication: false,
        tech_voice_synthesis: false,
        tech_voice_dictation: false,
        tech_speech_enhancement: false,
        languages_wake_word: [],
        languages_voice_strict_commands: ['French - France'],
        languages_voice_intent_commands: [],
        languages_voice_synthesis: [],
        languages_voice_dictation: [],
        expire_on: '2026-12-21T23:59:59.000Z',
      },
    },
  },
})

export const withdrawDelivery = endpoint({
  method: 'POST',
  path: 'v3/staff/projects/{id}/deliveries/{deliveryId}/withdraw',
  body: object({
    langs: optional(
      list(text({ max: limits.nameMaxCharacters, [docs]: { example: 'fra-FR' } }), {
        min: 1,
        max: limits.languagesPerDelivery,
      }),
    ),
    message,
  }),
  [docs]: {
    summary: 'End a delivery now, as a whole or in some of its languages. The members are told.',
    roles: 'staff',
    errors: ['incorrect_form', 'not_found', 'not_possible', 'staff_only'],
    example: { params: { id: 7, deliveryId: 41 }, body: { langs: ['fra-FR'] } },
  },
})
