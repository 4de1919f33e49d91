import { deliveredChoice } from '@saywright/api/contract'
import { errorMessages, type FormDrafts, FormDraftsContext } from '@saywright/forms'
import { Button } from '@saywright/ui'
import { messagesIn } from '@saywright/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { inProjectArea, picking } from '../testing/frame.js'
import { requestMessages } from './messages.js'
import { RequestDialog, type RequestDialogProps } from './RequestDialog.js'

const send = fn<RequestDialogProps['onSend']>(async () => true)
const nothingChanged = fn()
const close = fn()

const meta = {
  title: 'Console/Projects/Request',
  component: RequestDialog,
  decorators: inProjectArea('technologies'),
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  beforeEach: () => {
    send.mockReset().mockImplementation(async () => true)
    nothingChanged.mockClear()
    close.mockClear()
  },
  args: {
    projectId: picking.id,
    delivered: deliveredChoice(picking.tags),
    onNothingChanged: nothingChanged,
    onSend: send,
    onClose: close,
  },
} satisfies Meta<typeof RequestDialog>
export default meta
type Story = StoryObj<typeof meta>

const words = (locale: unknown) => messagesIn(requestMessages, locale)
const dialog = async () => within(await within(document.body).findByRole('dialog'))
const press = async (name: string | RegExp) => userEvent.click((await dialog()).getByRole('button', { name }))
const next = () => press(/^(Next|Suivant)$/)
const previous = () => press(/^(Previous|Précédent)$/)
const cards = async () => (await dialog()).getAllByRole('checkbox')
const card = async (name: RegExp) => (await dialog()).getByRole('checkbox', { name })
const heading = async (title: string) =>
  waitFor(async () => expect((await dialog()).getByRole('heading', { level: 2, name: title })).toBeVisible())

async function openPanel(name: RegExp) {
  const button = (await dialog()).getByRole('button', { name })
  if (button.getAttribute('aria-expanded') !== 'true') await userEvent.click(button)
}

/** Delivered use cases are selected and locked; the counter says how many of seven. */
export const UseCases: Story = {
  name: 'F-028 F-040 K-053 Use cases',
  play: async () => {
    await waitFor(async () => expect((await dialog()).getByText(/^4 (?:of|sur) 7/)).toBeVisible())
    for (const name of [
      /Wake word|Mot de réveil/,
      /Strict|strictes/,
      /authentica|Authentification/,
      /synthesis|Synthèse/,
    ]) {
      const locked = await card(name)
      await userEvent.click(locked)
      await expect(locked).toBeChecked()
      await expect(locked).toHaveAccessibleDescription(/Delivered|Livrée/)
    }
    const dictation = await card(/dictation|Dictée/)
    await expect(dictation).not.toBeChecked()
    await userEvent.click(dictation)
    await expect((await dialog()).getByText(/^5 (?:of|sur) 7/)).toBeVisible()
    await expect(await cards()).toHaveLength(7)
  },
}

/** A project without anything: at least one use case must be chosen. */
export const NoUseCase: Story = {
  name: 'F-027 F-038 No use case',
  args: { delivered: deliveredChoice([]) },
  play: async ({ globals }) => {
    await next()
    const { atLeastOneRequired } = messagesIn(errorMessages, globals.locale)
    await expect(await (await dialog()).findByText(atLeastOneRequired)).toBeVisible()
    await heading(words(globals.locale).useCasesTitle)
  },
}

/** Delivered languages are ticked and locked; a new technology needs one of its own. */
export const Languages: Story = {
  name: 'F-038 F-040 Languages',
  play: async ({ globals }) => {
    const t = words(globals.locale)
    await userEvent.click(await card(/dictation|Dictée/))
    await next()
    await heading(t.languagesTitle)
    await next()
    const required = /Choose at least one language\.|Choisissez au moins une langue\./
    await expect((await (await dialog()).findAllByText(required))[0]).toBeVisible()
    await heading(t.languagesTitle)
    await openPanel(/Strict|strictes/)
    const english = await (await dialog()).findByRole('checkbox', {
      name: /^English.*United States|^Anglais.*États-Unis/,
    })
    await userEvent.click(english)
    await expect(english).toBeChecked()
    await expect(english).toHaveAccessibleName(/Delivered|Livrée/)
  },
}

/** Reset takes the new languages back, and leaves those that are delivered. */
export const Reset: Story = {
  name: 'F-036 K-053 Reset',
  play: async ({ globals }) => {
    const t = words(globals.locale)
    await next()
    await openPanel(/Strict|strictes/)
    const italian = /Italy|Italie/
    await userEvent.click(await (await dialog()).findByRole('checkbox', { name: italian }))
    await waitFor(async () => expect((await dialog()).getByRole('checkbox', { name: italian })).toBeChecked())
    await press(t.reset)
    await waitFor(async () =>
      expect((await dialog()).getByRole('checkbox', { name: italian })).not.toBeChecked(),
    )
    const english = /^English.*United States|^Anglais.*États-Unis/
    await expect((await dialog()).getByRole('checkbox', { name: english })).toBeChecked()
  },
}

/** No language is needed: the step is left out. */
export const WithoutLanguages: Story = {
  name: 'F-031 Without languages',
  args: { delivered: deliveredChoice([]) },
  play: async ({ globals }) => {
    await userEvent.click(await card(/authentica|Authentification/))
    await next()
    await heading(words(globals.locale).recapTitle)
    await expect(
      within((await dialog()).getAllByRole('list')[0] as HTMLElement).getAllByRole('listitem'),
    ).toHaveLength(2)
  },
}

/** The recap marks new resources beside current ones; confirmed, it is sent and the dialog closes. */
export const Confirmed: Story = {
  name: 'K-053 Confirmed',
  play: async ({ globals }) => {
    const t = words(globals.locale)
    await userEvent.click(await card(/enhancement|Amélioration/))
    await next()
    await next()
    await heading(t.recapTitle)
    await expect((await dialog()).getByText(/^1 (new technology|nouvelle technologie)$/)).toBeVisible()
    await previous()
    await heading(t.languagesTitle)
    await next()
    await press(t.confirm)
    await waitFor(() => expect(close).toHaveBeenCalledOnce())
    await expect(send.mock.calls[0]?.[0]).toMatchObject({
      tech_speech_enhancement: true,
      tech_wake_word: true,
      tech_voice_dictation: false,
      languages_voice_synthesis: ['English - United States', 'French - France'],
    })
  },
}

/** Nothing was added: nothing is sent, and the dialog stays. */
export const NothingChanged: Story = {
  name: 'F-039 Nothing changed',
  play: async ({ globals }) => {
    await next()
    await next()
    await press(words(globals.locale).confirm)
    await waitFor(() => expect(nothingChanged).toHaveBeenCalledOnce())
    await expect(send).not.toHaveBeenCalled()
    await expect(close).not.toHaveBeenCalled()
  },
}

/** The server refused: the dialog stays, with the selection. */
export const Refused: Story = {
  beforeEach: () => {
    send.mockImplementation(async () => false)
  },
  play: async ({ globals }) => {
    await userEvent.click(await card(/enhancement|Amélioration/))
    await next()
    await next()
    await press(words(globals.locale).confirm)
    await waitFor(() => expect(send).toHaveBeenCalledOnce())
    await heading(words(globals.locale).recapTitle)
    await expect(close).not.toHaveBeenCalled()
  },
}

/** The request is being sent: it is not sent twice, and nothing closes. */
export const Sending: Story = {
  beforeEach: () => {
    send.mockImplementation(() => new Promise(() => {}))
  },
  play: async ({ globals }) => {
    await userEvent.click(await card(/enhancement|Amélioration/))
    await next()
    await next()
    await press(words(globals.locale).confirm)
    const pending = () => document.querySelectorAll('[role="dialog"] [data-pending]')
    await waitFor(() => expect(pending()).toHaveLength(1))
    await userEvent.click(pending()[0] as HTMLElement)
    await expect(send).toHaveBeenCalledOnce()
    await expect(close).not.toHaveBeenCalled()
  },
}

function storyDrafts(): FormDrafts {
  const kept = new Map<string, unknown>()
  return {
    keep: () => () => {},
    read: (name) => kept.get(name),
    write: (name, value) => void kept.set(name, value),
    forget: (name) => void kept.delete(name),
  }
}

function Reopened(props: RequestDialogProps) {
  const [drafts] = useState(storyDrafts)
  const [isOpen, setIsOpen] = useState(true)
  return (
    <FormDraftsContext value={drafts}>
      <Button onPress={() => setIsOpen(true)}>Open again</Button>
      {isOpen && <RequestDialog {...props} onClose={() => setIsOpen(false)} />}
    </FormDraftsContext>
  )
}

/** Escape at the recap loses nothing: the dialog opens again where it was left, with the selection. */
export const Escaped: Story = {
  tags: ['no-picture'],
  render: (args) => <Reopened {...args} />,
  play: async ({ canvasElement, globals }) => {
    const t = words(globals.locale)
    await userEvent.click(await card(/enhancement|Amélioration/))
    await next()
    await next()
    await heading(t.recapTitle)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull())
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open again' }))
    await heading(t.recapTitle)
    await expect((await dialog()).getByText(/^1 (new technology|nouvelle technologie)$/)).toBeVisible()
    await press(/^(Cancel|Annuler)$/)
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open again' }))
    await heading(t.useCasesTitle)
  },
}

/** Cancel closes, whatever was chosen. */
export const Cancelled: Story = {
  name: 'K-053 Cancelled',
  tags: ['no-picture'],
  play: async () => {
    await userEvent.click(await card(/enhancement|Amélioration/))
    await press(/^(Cancel|Annuler)$/)
    await expect(close).toHaveBeenCalledOnce()
    await expect(send).not.toHaveBeenCalled()
  },
}
