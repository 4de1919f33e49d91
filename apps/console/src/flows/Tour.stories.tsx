import { getOnboarding, makeLoginCode, openSample, saveOnboarding } from '@saywright/api/contract'
import { anOnboarding } from '@saywright/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { searchMessages } from '../features/search/messages.js'
import { tourMessages } from '../features/tour/messages.js'
import { flow } from '../testing/flow.js'
import { visit, waitOptions } from '../testing/visit.js'

const meta = {
  title: 'Console/Flows/Tour',
  tags: ['no-picture'],
  // The keys of the search are shown where there is room for them.
  globals: { viewport: { value: 'desktop', isRotated: false } },
  ...flow({
    at: '/projects',
    token: 'a-token',
    isNewDevice: true,
    server: (transport) =>
      transport.respond(saveOnboarding, ({ body }) => {
        transport.respond(getOnboarding, anOnboarding({}, { is_welcome_closed: true, ...body }))
        return undefined
      }),
  }),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const card = (title: string) => within(document.body).findByRole('dialog', { name: title }, waitOptions)

/** A new user is shown around once: after a skip the tour does not start automatically, but can be requested. */
export const Skipped: Story = {
  name: 'L-017 Skipped',
  play: async (context) => {
    const { translate, transport, canvas, router, arrivesAt } = visit(context)
    const t = translate(tourMessages)
    const first = await card(t('welcome.title'))
    await userEvent.click(within(first).getAllByRole('button')[0] as HTMLElement)
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).not.toBeInTheDocument())
    await expect(transport.calls(saveOnboarding).map(({ body }) => body)).toEqual([{ is_tour_closed: true }])
    // Another device of theirs knows it too.
    localStorage.removeItem('saywright_tour')

    await router.navigate('/feedback')
    await canvas.findByRole('button', { name: /K$/ }, waitOptions)
    await userEvent.keyboard('{Control>}k{/Control}')
    const input = await within(document.body).findByRole('combobox', undefined, waitOptions)
    await userEvent.type(input, translate(searchMessages)('actions.tour'))
    await userEvent.keyboard('{Enter}')
    await arrivesAt('/projects')
    await expect(await card(t('welcome.title'))).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
  },
}

/** To its end: the sample is made and opens in a tab of its own, at the microphone. */
export const IntoStudio: Story = {
  name: 'L-017 Into the studio',
  play: async (context) => {
    const { translate, transport } = visit(context)
    transport.respond(openSample, { project_id: 21, model_id: 22 }).respond(makeLoginCode, { code: 'a-code' })
    const replaced: string[] = []
    const tab = { opener: window, location: { replace: (address: string) => replaced.push(address) } }
    const opened = spyOn(window, 'open').mockReturnValue(tab as unknown as Window)
    const t = translate(tourMessages)
    await card(t('welcome.title'))
    const next = async () =>
      within(await within(document.body).findByRole('dialog', {}, waitOptions))
        .getAllByRole('button')
        .at(-1) as HTMLElement
    for (const title of ['projects', 'add', 'invite', 'search', 'studio'] as const) {
      await userEvent.click(await next())
      await card(t(`${title}.title`))
    }
    await userEvent.click(await next())
    await waitFor(() => expect(replaced).toHaveLength(1), waitOptions)
    await expect(replaced[0]).toMatch(/\/21\/voice-commands\/22\?try=speak#code=a-code$/)
    await expect(transport.calls(saveOnboarding)).toHaveLength(1)
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).not.toBeInTheDocument())
    opened.mockRestore()
  },
}
