import { labelOf, type ProjectState, projectStates } from '@saywright/api/catalogue'
import { ApiError, failed, loading, ready } from '@saywright/api/contract'
import { aDeal } from '@saywright/api/testing'
import { Card, Text } from '@saywright/ui'
import { messagesIn } from '@saywright/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { areaMessages } from '../messages.js'
import { inPlaceOfProject, now, picking } from '../testing/frame.js'
import { ProjectLayout } from './ProjectLayout.js'

const retry = fn()

const meta = {
  title: 'Console/Projects/Area',
  component: ProjectLayout,
  decorators: [inPlaceOfProject],
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: {
    project: ready(picking),
    place: 'technologies',
    isAdministrator: false,
    now,
    onOpenStudio: fn(),
    children: (
      <Card>
        <Text>{picking.additional_comment}</Text>
      </Card>
    ),
  },
} satisfies Meta<typeof ProjectLayout>
export default meta
type Story = StoryObj<typeof meta>

const word = (state: ProjectState, locale: unknown) =>
  labelOf(projectStates, state, locale === 'fr-FR' ? 'fr-FR' : 'en-US')
const words = (locale: unknown) => messagesIn(areaMessages, locale)
const main = (canvas: HTMLElement) => within(within(canvas).getByRole('main'))

/** The project is loading; the link to the projects works. */
export const Loading: Story = {
  args: { project: loading, children: null },
  play: async ({ canvasElement, globals }) => {
    await expect(main(canvasElement).getByRole('status')).toBeInTheDocument()
    await expect(main(canvasElement).queryByRole('navigation')).not.toBeInTheDocument()
    const bar = within(within(canvasElement).getAllByRole('banner')[0] as HTMLElement)
    const back = bar.getByRole('link', { name: words(globals.locale).toProjects })
    await expect(back).toHaveAttribute('href', '/projects')
  },
}

/** It could not be read, and can be requested again. */
export const Failed: Story = {
  args: { project: failed(new ApiError({ kind: 'network' }), retry), children: null },
  play: async ({ canvasElement }) => {
    retry.mockClear()
    await userEvent.click(within(main(canvasElement).getByRole('alert')).getByRole('button'))
    await expect(retry).toHaveBeenCalledOnce()
  },
}

/** The project does not exist, or not for this user: there is nothing to retry. */
export const NotFound: Story = {
  name: 'Not found',
  args: {
    project: failed(new ApiError({ kind: 'server', status: 404, code: 'not_found' }), retry),
    children: null,
  },
  play: async ({ canvasElement, globals }) => {
    const t = words(globals.locale)
    await expect(main(canvasElement).getByText(t.notFound.title)).toBeVisible()
    await expect(main(canvasElement).queryByRole('button')).not.toBeInTheDocument()
    const way = main(canvasElement).getByRole('link', { name: t.notFound.toProjects })
    await expect(way).toHaveAttribute('href', '/projects')
  },
}

/** The places beside each other, the open one marked; the button leads to the studio. */
export const Ready: Story = {
  play: async ({ args, canvasElement, globals }) => {
    const t = words(globals.locale)
    const nav = within(main(canvasElement).getByRole('navigation'))
    const [, technologies] = nav.getAllByRole('link')
    await expect(technologies).toHaveAttribute('aria-current', 'page')
    await expect(technologies).toHaveAttribute('href', '/projects/8/settings/technologies')
    await expect(nav.getByRole('link', { name: new RegExp(t.places.users) })).toHaveTextContent('3')
    await userEvent.click(main(canvasElement).getByRole('button', { name: t.openStudio }))
    await expect(args.onOpenStudio).toHaveBeenCalledWith(picking)
  },
}

const heads = (canvas: HTMLElement) =>
  within(within(canvas).getByRole('main').querySelector('header') as HTMLElement)

/** A request waits, and nothing was ever delivered. */
export const RequestPending: Story = {
  name: 'K-034 Waiting',
  args: {
    project: ready({
      ...picking,
      deal_id: 18,
      deals: [aDeal()],
      tags: [],
      deliveries: [],
      evaluation: 'No',
      evaluation_ends_on: null,
    }),
  },
  play: async ({ canvasElement, globals }) => {
    await expect(heads(canvasElement).getByText(word('waiting', globals.locale))).toBeVisible()
  },
}

const [delivery] = picking.deliveries ?? []

/** Delivered permanently. */
export const Delivered: Story = {
  name: 'K-034 Delivered',
  args: {
    project: ready({
      ...picking,
      evaluation: 'No',
      evaluation_ends_on: null,
      deliveries: delivery ? [{ ...delivery, expire_on: null }] : [],
    }),
  },
  play: async ({ canvasElement, globals }) => {
    await expect(heads(canvasElement).getByText(word('production', globals.locale))).toBeVisible()
    await expect(
      heads(canvasElement).queryByText(new RegExp(`^${word('evaluation', globals.locale)},`)),
    ).not.toBeInTheDocument()
  },
}

/** The evaluation continues until a day that is named. */
export const Evaluated: Story = {
  name: 'K-034 Evaluated',
  play: async ({ canvasElement, globals }) => {
    await expect(
      heads(canvasElement).getByText(new RegExp(`^${word('evaluation', globals.locale)},`)),
    ).toBeVisible()
    await expect(heads(canvasElement).getByText(/09\/12\/2026/)).toBeVisible()
  },
}

/** The deliveries have ended. */
export const Ended: Story = {
  name: 'K-034 Ended',
  args: { now: Date.parse('2027-01-04T09:00:00.000Z') },
  play: async ({ canvasElement, globals }) => {
    await expect(heads(canvasElement).getByText(word('ended', globals.locale))).toBeVisible()
    await expect(
      heads(canvasElement).queryByText(new RegExp(`^${word('evaluation', globals.locale)},`)),
    ).not.toBeInTheDocument()
  },
}

/** Administrators have one place more. */
export const Administrator: Story = {
  args: { isAdministrator: true, place: 'tokens' },
  play: async ({ canvasElement, globals }) => {
    const nav = within(main(canvasElement).getByRole('navigation'))
    const tokens = nav.getByRole('link', { name: words(globals.locale).places.tokens })
    await expect(tokens).toHaveAttribute('href', '/projects/8/settings/tokens')
    await expect(tokens).toHaveAttribute('aria-current', 'page')
  },
}

/** On a phone the way back leads to the menu of the project, where its places are. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement, globals }) => {
    await expect(main(canvasElement).queryByRole('navigation')).not.toBeInTheDocument()
    const back = main(canvasElement).getByRole('link', { name: words(globals.locale).toMenu })
    await expect(back).toHaveAttribute('href', '/project-menu/8')
    await expect(main(canvasElement).queryByText(/09\/12\/2026/)).not.toBeInTheDocument()
  },
}

/** A title as long as titles may be. */
export const LongText: Story = {
  args: {
    project: ready({
      ...picking,
      title: 'Préparation de commandes dans les entrepôts frigorifiques '.repeat(3).slice(0, 100),
    }),
  },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}
