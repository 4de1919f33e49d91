import { docs } from '../kernel/docs.js'
import { endpoint } from '../kernel/endpoint.js'
import { flag, integer, list, object, optional, text, type } from '../kernel/structs.js'
import { limits } from '../limits.js'
import { soundAlikePair } from './soundAlike.js'

export const listSoundAlikes = endpoint({
  method: 'GET',
  path: 'v3/projects/{id}/voice-commands/{modelId}/sound-alikes',
  query: object({
    slots: optional(
      text({
        max: limits.slotsInAddressMaxCharacters,
        [docs]: {
          note: 'values of slots to compare, in place of those of the model: lists by the names of the slots, in JSON',
          example: '{"room":["attic"]}',
        },
      }),
    ),
  }),
  response: type({
    pairs: list(soundAlikePair),
    compared: integer({ min: 0, [docs]: { example: 4, note: 'how many sentences were compared' } }),
    unknown: list(
      text({ [docs]: { note: 'words that cannot be pronounced; their sentences were not compared' } }),
    ),
    is_complete: flag({ [docs]: { example: true, note: 'false where a limit left out sentences or pairs' } }),
  }),
  [docs]: {
    summary:
      'Sentences of the saved grammar of a model that sound alike, before anybody records them: each alternative of a choice and each value of a slot where it is said, by distance, those that mean the same last.',
    owner: 'project',
    roles: 'member',
    scope: 'tasks',
    errors: [
      'incorrect_form',
      'not_found',
      'grammar_has_errors',
      'grammar_too_large',
      'language_unavailable',
      'resources_expired',
      'too_many',
      'voice_unavailable',
    ],
    example: {
      params: { id: 7, modelId: 11 },
      response: {
        pairs: [
          {
            distance: 0.4,
            effect: 'value',
            sentences: [
              { text: 'pick from aisle fifteen', intent: 'PICK', line: 5, column: 10, slot: null },
              { text: 'pick from aisle fifty', intent: 'PICK', line: 5, column: 20, slot: null },
            ],
          },
        ],
        compared: 4,
        unknown: [],
        is_complete: true,
      },
    },
  },
})
