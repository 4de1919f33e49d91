import { checkVersion, versions } from '@saywright/api/contract'
import { aClient, fakeTransport } from '@saywright/api/testing'
import { Logo, Stack, Text } from '@saywright/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import { checkVersionOnce } from './checkVersionOnce.js'

let server = fakeTransport()
let kept = new Map<string, string>()

const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value) !== undefined,
  removeItem: (key: string) => void kept.delete(key),
}

/** A page that asks at each start whether it is outdated, with the number of its starts. */
function StartingPage() {
  const [starts, setStarts] = useState(1)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each start checks again
  useEffect(() => {
    void checkVersionOnce(aClient(server), { storage, reload: () => setStarts((before) => before + 1) })
  }, [starts])
  return (
    <Stack gap="x2">
      <Logo name="Saywright" />
      <Text>{versions.console}</Text>
      <output>{starts}</output>
    </Stack>
  )
}

const meta = {
  title: 'Shell/VersionCheck',
  component: StartingPage,
  beforeEach: () => {
    kept = new Map()
    server = fakeTransport()
  },
} satisfies Meta<typeof StartingPage>
export default meta
type Story = StoryObj<typeof meta>

const asked = () => server.calls(checkVersion).map(({ body }) => body)
const version = { version: versions.console }

/** L-005 The server calls this version outdated: the page reloads once. It still is: the page stays, whole, and is not reloaded again. */
export const Outdated: Story = {
  beforeEach: () => void server.respond(checkVersion, { flag: false }),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(asked()).toEqual([version, version]))
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(/^2$/)
    await expect(within(canvasElement).getByText(versions.console)).toBeVisible()
  },
}

/** The version is the current one: nothing happens. */
export const Current: Story = {
  beforeEach: () => void server.respond(checkVersion, { flag: true }),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(asked()).toEqual([version]))
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(/^1$/)
  },
}

/** No response: the page stays unchanged. */
export const Silent: Story = {
  beforeEach: () => void server.fail(checkVersion, 'network'),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(asked().length).toBeGreaterThan(0))
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(/^1$/)
  },
}
