import { type Endpoint, endpoints, modelSegments } from '@saywright/api/contract'
import { aPage, type FakeTransport } from '@saywright/api/testing'

/** The lists of models, one for each kind. */
const lists = Object.values<Endpoint>(endpoints).filter(({ method, path }) =>
  modelSegments.some((segment) => method === 'GET' && path === `v3/projects/{id}/${segment}`),
)

/** A project without a model of any kind; later responses add some. */
export function withoutModels(transport: FakeTransport): FakeTransport {
  for (const list of lists) transport.respond(list, aPage([]))
  return transport
}
