import type { LicenceKey } from '@saywright/api/contract'
import { createDiscardGuard } from '@saywright/forms'
import { messagesIn } from '@saywright/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { inputNamed, submitButton } from '../../../../testing/inputNamed.js'
import { inProjectArea, now, picking } from '../testing/frame.js'
import { DetailsScreen, type DetailsScreenProps } from './DetailsScreen.js'
import { detailsMessages } from './messages.js'

const save = fn<NonNullable<DetailsScreenProps['onSave']>>(async () => undefined)
const write = fn(async (_text: string) => {})

const licence: LicenceKey = {
  token: 'SW-4Q7K-19ZD-MX2B',
  created_at: '2026-11-09T09:00:00.000Z',
  disabled: false,
  expired: false,
}

const meta = {
  title: 'Console/Projects/Details',
  component: DetailsScreen,
  decorators: inProjectArea('details'),
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  beforeEach: () => {
    save.mockReset()
    write.mockReset()
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: write } })
  },
  args: {
    project: picking,
    now,
    licence,
    onCopied: fn(),
    onCopyFailed: fn(),
    onRotate: fn(async () => {}),
    onSave: save as NonNullable<DetailsScreenProps['onSave']>,
    onInvalid: fn(),
    guard: createDiscardGuard(),
  },
} satisfies Meta<typeof DetailsScreen>
export default meta
type Story = StoryObj<typeof meta>

const words = (locale: unknown) => messagesIn(detailsMessages, locale)
const main = (canvas: HTMLElement) => within(within(canvas).getByRole('main'))
const title = (canvas: HTMLElement) => inputNamed(canvas, 'title')
const region = (canvas: HTMLElement, name: string) =>
  within(main(canvas).getByRole('heading', { name }).closest('section') as HTMLElement)

async function rename(canvas: HTMLElement, name: string) {
  await userEvent.clear(title(canvas))
  await userEvent.type(title(canvas), name)
}

const copyButton = (card: ReturnType<typeof region>) => card.getAllByRole('button')[0] as HTMLElement

/** An administrator: fixed facts are read only, everything else can be changed and saved. */
export const Administrator: Story = {
  name: 'K-035 P-010 Administrator',
  play: async ({ canvasElement, globals }) => {
    const t = words(globals.locale)
    const form = within(main(canvasElement).getByRole('form'))
    const fixed = form.getAllByRole('textbox').filter((box) => box.hasAttribute('readonly'))
    await expect(fixed[0]).toHaveValue('Lumière Instruments')
    await expect(fixed[1]).toHaveDisplayValue(/Development|Développement/)
    await expect(title(canvasElement)).toHaveValue('Warehouse voice picking')
    await expect(title(canvasElement)).not.toHaveAttribute('readonly')
    await expect(form.getAllByRole('combobox')).toHaveLength(2)
    await expect(form.getByDisplayValue(/^Pickers wear a headset/)).toBeVisible()
    await expect(submitButton(canvasElement)).toBeVisible()
    await expect(region(canvasElement, t.licence.title).getByRole('textbox')).toHaveValue('SW-4Q7K-19ZD-MX2B')
    await expect(region(canvasElement, t.evaluation.title).getAllByText(/09\/12\/2026/)[0]).toBeVisible()
  },
}

/**
 * All details of a project: key, end of the evaluation, title, organization, status, version, systems, categories and
 * description.
 */
export const Contents: Story = {
  name: 'K-052 Contents',
  tags: ['no-picture'],
  args: { project: { ...picking, beta_access: true, vdk_version: { display_name: '6.1.4' } } },
  play: async ({ canvasElement, globals }) => {
    const t = words(globals.locale)
    const form = within(main(canvasElement).getByRole('form'))
    const box = (name: RegExp) => form.getByRole('textbox', { name })
    await expect(region(canvasElement, t.licence.title).getByRole('textbox')).toHaveValue('SW-4Q7K-19ZD-MX2B')
    const evaluation = region(canvasElement, t.evaluation.title)
    await expect(evaluation.getByText(t.evaluation.ends.replace('{{date}}', '09/12/2026'))).toBeVisible()
    await expect(box(/^(Title|Titre)/)).toHaveValue('Warehouse voice picking')
    await expect(box(/^Organi[sz]ation/)).toHaveValue('Lumière Instruments')
    await expect(box(/^(Phase)/)).toHaveDisplayValue(/^(Development|Développement)$/)
    await expect(box(/^(VDK version|Version du VDK)/)).toHaveValue('6.1.4')
    await expect(box(/^Description/)).toHaveDisplayValue(/^Pickers wear a headset/)
    await expect(
      form.getByRole('combobox', { name: /^(Operating systems|Systèmes d’exploitation)/ }),
    ).toBeVisible()
    await expect(
      form.getByRole('combobox', { name: /^(Device categories|Catégories d’appareils)/ }),
    ).toBeVisible()
    const chosen = form.getAllByRole('grid').map((grid) =>
      within(grid)
        .getAllByRole('row')
        .map(({ textContent }) => textContent),
    )
    await expect(chosen).toEqual([
      ['Windows', 'Android'],
      [expect.stringMatching(/^(Smart glasses or headset|Lunettes)/), expect.stringMatching(/./)],
    ])
  },
}

/** A member without administration rights reads everything, has the license key, and no save button. */
export const ReadOnly: Story = {
  name: 'K-047 P-010 P-013 Read only',
  args: { onSave: undefined },
  play: async ({ canvasElement, globals }) => {
    const t = words(globals.locale)
    const form = within(main(canvasElement).getByRole('form'))
    for (const box of form.getAllByRole('textbox')) await expect(box).toHaveAttribute('readonly')
    await expect(canvasElement.querySelector('button[type="submit"]')).toBeNull()
    await expect(main(canvasElement).getByText(t.administratorsOnly)).toBeVisible()
    await expect(region(canvasElement, t.licence.title).getByRole('textbox')).toHaveValue('SW-4Q7K-19ZD-MX2B')
  },
}

/** The VDK version is there with beta access alone. */
export const BetaAccess: Story = {
  name: 'F-026 K-038 Beta access',
  args: { project: { ...picking, beta_access: true, vdk_version: { display_name: '6.1.4' } } },
  play: async ({ canvasElement }) => {
    const version = within(main(canvasElement).getByRole('form')).getByDisplayValue('6.1.4')
    await expect(version).toHaveAttribute('readonly')
  },
}

/** No beta access and no evaluation: neither version nor end of an evaluation is shown. */
export const NotEvaluated: Story = {
  name: 'K-038 Not evaluated',
  args: {
    project: {
      ...picking,
      beta_access: false,
      vdk_version: { display_name: '6.1.4' },
      evaluation: 'No',
      evaluation_ends_on: null,
      deliveries: [],
    },
  },
  play: async ({ canvasElement, globals }) => {
    const form = within(main(canvasElement).getByRole('form'))
    await expect(form.queryByDisplayValue('6.1.4')).not.toBeInTheDocument()
    const { evaluation } = words(globals.locale)
    await expect(
      main(canvasElement).queryByRole('heading', { name: evaluation.title }),
    ).not.toBeInTheDocument()
  },
}

/** The evaluation is over: the day is named, and no days are left. */
export const EvaluationOver: Story = {
  name: 'K-038 Evaluation over',
  args: { now: Date.parse('2026-12-20T09:00:00.000Z') },
  play: async ({ canvasElement, globals }) => {
    const t = words(globals.locale)
    const card = region(canvasElement, t.evaluation.title)
    await expect(card.getByText(t.evaluation.ended.replace('{{date}}', '09/12/2026'))).toBeVisible()
    await expect(card.getByRole('link', { name: t.evaluation.production })).toHaveAttribute(
      'href',
      '/contact/b984',
    )
  },
}

/** The evaluation ends in three days. */
export const EvaluationEnding: Story = {
  args: { now: Date.parse('2026-12-06T17:00:00.000Z') },
  play: async ({ canvasElement, globals }) => {
    await expect(region(canvasElement, words(globals.locale).evaluation.title).getByText('3')).toBeVisible()
  },
}

/** The key is copied, and the button says so for two seconds: whether a picture has that would be chance. */
export const Copied: Story = {
  tags: ['no-picture'],
  name: 'K-039 Copied',
  play: async ({ args, canvasElement, globals }) => {
    const card = region(canvasElement, words(globals.locale).licence.title)
    await userEvent.click(copyButton(card))
    await waitFor(() => expect(args.onCopied).toHaveBeenCalledOnce())
    await expect(write).toHaveBeenCalledWith('SW-4Q7K-19ZD-MX2B')
    await expect(card.getByRole('textbox')).toHaveAttribute('readonly')
  },
}

/** There is no clipboard: the key is selected for manual copying. */
export const CopyFailed: Story = {
  tags: ['no-picture'],
  name: 'K-039 Copy failed',
  play: async ({ args, canvasElement, globals }) => {
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined })
    const card = region(canvasElement, words(globals.locale).licence.title)
    await userEvent.click(copyButton(card))
    await waitFor(() => expect(args.onCopyFailed).toHaveBeenCalledOnce())
    const key = card.getByRole<HTMLInputElement>('textbox')
    await expect(key).toHaveFocus()
    await expect([key.selectionStart, key.selectionEnd]).toEqual([0, 17])
  },
}

/** The key is replaced once the question is confirmed. */
export const Rotated: Story = {
  name: 'E-003 Rotated',
  play: async ({ args, canvasElement, globals }) => {
    const t = words(globals.locale)
    const card = region(canvasElement, t.licence.title)
    await userEvent.click(card.getByRole('button', { name: t.licence.rotate }))
    const question = within(await within(document.body).findByRole('alertdialog'))
    await expect(args.onRotate).not.toHaveBeenCalled()
    await userEvent.click(question.getByRole('button', { name: t.licence.rotateConfirm }))
    await waitFor(() => expect(args.onRotate).toHaveBeenCalledOnce())
    await waitFor(() => expect(within(document.body).queryByRole('alertdialog')).not.toBeInTheDocument())
  },
}

/** A key that was switched off, and when; it is not exchanged. */
export const LicenceDisabled: Story = {
  args: { licence: { ...licence, disabled: true, disabled_at: '2026-11-15T09:00:00.000Z' } },
  play: async ({ canvasElement, globals }) => {
    const t = words(globals.locale)
    const card = region(canvasElement, t.licence.title)
    await expect(card.getByText(t.licence.disabled)).toBeVisible()
    await expect(card.getByText(/15\/11\/2026/)).toBeVisible()
    await expect(card.queryByRole('button', { name: t.licence.rotate })).not.toBeInTheDocument()
  },
}

/** A key that will end says when. */
export const LicenceEnding: Story = {
  args: { licence: { ...licence, expired_at: '2026-12-18T09:00:00.000Z' } },
  play: async ({ canvasElement, globals }) => {
    const t = words(globals.locale)
    const card = region(canvasElement, t.licence.title)
    await expect(card.getByText(t.licence.active)).toBeVisible()
    await expect(card.getByText(t.licence.ends.replace('{{date}}', '18/12/2026'))).toBeVisible()
  },
}

/** The end of a key has passed since it was read. */
export const LicenceEndPassed: Story = {
  args: {
    licence: { ...licence, expired_at: '2026-12-18T09:00:00.000Z' },
    now: Date.parse('2026-12-18T09:00:00.000Z'),
  },
  play: async ({ canvasElement, globals }) => {
    const t = words(globals.locale)
    const card = region(canvasElement, t.licence.title)
    await expect(card.getByText(t.licence.expired)).toBeVisible()
    await expect(card.getByText(t.licence.ended.replace('{{date}}', '18/12/2026'))).toBeVisible()
  },
}

/** A key that has expired, and when. */
export const LicenceExpired: Story = {
  args: { licence: { ...licence, expired: true, expired_at: '2026-11-18T09:00:00.000Z' } },
  play: async ({ canvasElement, globals }) => {
    const t = words(globals.locale)
    const card = region(canvasElement, t.licence.title)
    await expect(card.getByText(t.licence.expired)).toBeVisible()
    await expect(card.getByText(/18\/11\/2026/)).toBeVisible()
  },
}

/** Staff that impersonates a user sees that there is a key, and not the key. */
export const LicenceOfSomebodyElse: Story = {
  args: { licence: null },
  play: async ({ canvasElement, globals }) => {
    const t = words(globals.locale)
    const card = region(canvasElement, t.licence.title)
    await expect(card.getByText(t.licence.ownerOnly)).toBeVisible()
    await expect(card.queryByRole('textbox')).not.toBeInTheDocument()
    await expect(card.queryByRole('button', { name: t.licence.rotate })).not.toBeInTheDocument()
  },
}

/** The account is loading: the details of the project are there already. */
export const Loading: Story = {
  args: { licence: undefined },
  play: async ({ canvasElement, globals }) => {
    const card = region(canvasElement, words(globals.locale).licence.title)
    await expect(card.getByRole('status')).toBeInTheDocument()
    await expect(title(canvasElement)).toHaveValue('Warehouse voice picking')
  },
}

/** Changes can be discarded, or saved: then there is nothing left to discard. */
export const Saved: Story = {
  play: async ({ args, canvasElement }) => {
    const button = submitButton(canvasElement)
    await rename(canvasElement, 'Voice picking')
    const discard = await waitFor(() => button.previousElementSibling as HTMLElement)
    await userEvent.click(discard)
    await expect(title(canvasElement)).toHaveValue('Warehouse voice picking')
    await rename(canvasElement, 'Voice picking')
    await waitFor(() => expect(args.guard.isDirty()).toBe(true))
    await userEvent.click(button)
    await waitFor(() => expect(save).toHaveBeenCalledOnce())
    await expect(save.mock.calls[0]?.[0]).toMatchObject({
      title: 'Voice picking',
      solution_operating_system: ['Windows', 'Android'],
      solution_category: ['Smart glasses or headset', 'Wearable'],
    })
    await waitFor(() => expect(args.guard.isDirty()).toBe(false))
  },
}

/** Title, description, systems and categories are missing: nothing is sent. */
export const Invalid: Story = {
  name: 'F-025 Invalid',
  args: {
    project: { ...picking, solution_category: [], solution_operating_system: [], additional_comment: '' },
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.clear(title(canvasElement))
    await userEvent.click(submitButton(canvasElement))
    await waitFor(() => expect(title(canvasElement)).toHaveFocus())
    await expect(args.onInvalid).toHaveBeenCalled()
    await expect(canvasElement.querySelectorAll('[aria-invalid="true"]')).toHaveLength(4)
    await expect(save).not.toHaveBeenCalled()
  },
}

/** Another project of the organization has this title: what was typed stays. */
export const Refused: Story = {
  args: { onSave: async () => ({ title: 'alreadyExists' }) },
  play: async ({ canvasElement }) => {
    await rename(canvasElement, 'Kitchen lamp')
    await userEvent.click(submitButton(canvasElement))
    await waitFor(() => expect(title(canvasElement)).toHaveAttribute('aria-invalid', 'true'))
    await expect(title(canvasElement)).toHaveValue('Kitchen lamp')
  },
}

/** On a phone the key and the evaluation are above the form. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement, globals }) => {
    const key = region(canvasElement, words(globals.locale).licence.title).getByRole('textbox')
    const form = main(canvasElement).getByRole('form')
    await expect(key.getBoundingClientRect().bottom).toBeLessThan(form.getBoundingClientRect().top)
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}
