import { expect, it } from 'vitest'
import type { PackedModel } from './layout.js'
import { readmeOf } from './readme.js'

const lamps = { name: 'Lamps', commands: { network: 'network.jsgf' } } as unknown as PackedModel
const readme = async (architecture: Parameters<typeof readmeOf>[0]['architecture']) =>
  String(await readmeOf({ folder: 'lamp-1', project: 'Lamp', architecture, models: [lamps] }).read())

it('opens an export where it is for', async () => {
  const text = await readme('linux-armv8')
  expect(text).toContain("const kit = await open('lamp-1.tar.gz')\n")
  expect(text).toContain('npx saywright serve lamp-1.tar.gz --port 51000\n')
  expect(text).not.toContain('any')
})

it('opens one for Android on another computer, which serves it, in both languages', async () => {
  const text = await readme('android-armv8')
  const counted = (line: string) => text.split(line).length - 1
  expect(counted("const kit = await open('lamp-1.tar.gz', { architecture: 'any' })\n")).toBe(2)
  for (const command of ['run', 'test', 'serve'])
    expect(counted(`npx saywright ${command} lamp-1.tar.gz --any-architecture`)).toBe(2)
  expect(counted('--any-architecture --host 0.0.0.0 --port 51000\n')).toBe(2)
})
