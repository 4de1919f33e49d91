import { docs } from '../kernel/docs.js'
import { endpoint } from '../kernel/endpoint.js'
import { object, optional } from '../kernel/structs.js'
import { confidenceThreshold } from './model.js'

export const listenToCommands = endpoint({
  method: 'GET',
  path: 'v3/projects/{id}/voice-commands/{modelId}/listen',
  query: object({ threshold: optional(confidenceThreshold()) }),
  quiet: true,
  [docs]: {
    summary:
      'A WebSocket that takes speech and tells what is recognized with the saved grammar while one speaks, and with the threshold of the model unless the call gives another. Without an upgrade it says whether one may.',
    owner: 'project',
    roles: 'member',
    errors: ['incorrect_form', 'not_found', 'language_unavailable', 'resources_expired'],
    example: { params: { id: 7, modelId: 11 } },
  },
})
