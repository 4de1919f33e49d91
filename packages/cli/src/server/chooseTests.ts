import { type Client, everyItem } from '@saywright/api/client'
import { listUnitTests, listVoiceCommandModels } from '@saywright/api/contract'
import { CommandFailure } from '../CommandFailure.js'

/** A unit test of a server, and the name of its results. */
export interface ChosenTest {
  readonly id: number
  readonly name: string
}

/**
 * The unit tests of a project, or those of some models, by name, in the order of models and tests.
 *
 * @throws CommandFailure when a model is not there.
 */
export async function chooseTests(
  client: Client,
  projectId: number,
  modelNames: readonly string[],
): Promise<ChosenTest[]> {
  const params = { id: projectId }
  const models = await all(everyItem(client, listVoiceCommandModels, { params }))
  const missing = modelNames.find((name) => models.every((model) => model.name !== name))
  if (missing !== undefined) throw new CommandFailure('server.noModel', { name: missing })
  const names = new Map(models.map(({ id, name }) => [id, name]))
  const tests = await all(everyItem(client, listUnitTests, { params }))
  return tests
    .map(({ id, model_id, name }) => ({ id, name, model: names.get(model_id) ?? '' }))
    .filter(({ model }) => modelNames.length === 0 || modelNames.includes(model))
    .map(({ id, name, model }) => ({ id, name: `${model}: ${name}` }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
}

const all = async <Item>(items: AsyncIterable<Item>) => {
  const found: Item[] = []
  for await (const item of items) found.push(item)
  return found
}
