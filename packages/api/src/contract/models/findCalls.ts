import type { ValueOf } from '../kernel/description.js'
import { docs } from '../kernel/docs.js'
import { endpoint } from '../kernel/endpoint.js'
import { filled } from '../kernel/rules.js'
import { identifier, list, object, oneOf, text, type } from '../kernel/structs.js'
import { limits } from '../limits.js'
import { modelTypes } from './modelKinds.js'

/** A model of any project, as one finds it. Models of all types are numbered apart. */
const foundModel = type({
  id: identifier(),
  type: oneOf(modelTypes, { [docs]: { example: 'voice_commands' } }),
  name: text({ [docs]: { example: 'Lamps' } }),
  project: type({ id: identifier(), title: text({ [docs]: { example: 'Kitchen lamp' } }) }),
})
export type FoundModel = ValueOf<typeof foundModel>

const lamps: FoundModel = {
  id: 11,
  type: 'voice_commands',
  name: 'Lamps',
  project: { id: 7, title: 'Kitchen lamp' },
}

export const findModels = endpoint({
  method: 'GET',
  path: 'v3/models',
  query: object({ name: filled('lamp', limits.nameMaxCharacters) }),
  response: type({ data: list(foundModel, { max: limits.foundModels }) }),
  quiet: true,
  [docs]: {
    summary:
      'Models of every type whose name holds what is given, in all projects that the caller sees; the 20 that were saved last.',
    roles: 'user',
    errors: ['incorrect_form'],
    example: { query: { name: 'lamp' }, response: { data: [lamps] } },
  },
})
