import { docs } from '../kernel/docs.js'
import { endpoint } from '../kernel/endpoint.js'

export const listenToCommands = endpoint({
  method: 'GET',
  path: 'v3/projects/{id}/voice-commands/{modelId}/listen',
  quiet: true,
  [docs]: {
    summary:
      'A WebSocket that takes speech and tells what is recognized with the saved grammar while one speaks. Without an upgrade it says whether one may.',
    owner: 'project',
    roles: 'member',
    errors: ['not_found', 'language_unavailable', 'resources_expired'],
    example: { params: { id: 7, modelId: 11 } },
  },
})
