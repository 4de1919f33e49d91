import { nothingChosen, type TechnologyChoice } from '@saywright/api/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { RequestRecap } from './RequestRecap.js'

const english = ['English - United States', 'English - United Kingdom', 'French - France'] as const
const delivered: TechnologyChoice = {
  ...nothingChosen,
  tech_wake_word: true,
  tech_voice_strict_commands: true,
  tech_intent_based_commands: true,
  tech_voice_synthesis: true,
  languages_wake_word: english,
  languages_voice_strict_commands: [...english, 'Dutch - Netherlands'],
  languages_voice_intent_commands: ['English - United States'],
  languages_voice_synthesis: ['English - United States', 'French - France', 'Spanish - Spain'],
}
const asked: TechnologyChoice = {
  ...delivered,
  tech_voice_dictation: true,
  tech_speech_enhancement: true,
  languages_wake_word: [...delivered.languages_wake_word, 'Dutch - Netherlands'],
  languages_voice_strict_commands: [...delivered.languages_voice_strict_commands, 'German - Germany'],
  languages_voice_synthesis: [
    ...delivered.languages_voice_synthesis,
    'Dutch - Netherlands',
    'German - Germany',
  ],
  languages_voice_dictation: ['English - United States', 'Dutch - Netherlands', 'French - France'],
}

const meta = {
  title: 'Forms/RequestRecap',
  component: RequestRecap,
  args: { choice: asked, delivered },
} satisfies Meta<typeof RequestRecap>
export default meta
type Story = StoryObj<typeof meta>

const rows = (canvas: HTMLElement) => within(canvas).getAllByRole('listitem')

/** The changes, new ones with a plus; an unchanged use case is not listed. */
export const Changed: Story = {
  name: 'K-029 Changed',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/^2 (new technologies|nouvelles technologies), 7 /)).toBeVisible()
    await expect(rows(canvasElement)).toHaveLength(5)
    const wakeWord = within(rows(canvasElement)[0] as HTMLElement)
    await expect(wakeWord.getAllByText(/^(New|Nouvelle)$/)).toHaveLength(1)
    await expect(wakeWord.getAllByText(/^(Delivered|Livrée)$/)).toHaveLength(3)
    await expect(canvas.getAllByText(/^(New technology|Nouvelle technologie)$/)).toHaveLength(2)
    await expect(canvas.getByText(/No language needed|Aucune langue requise/)).toBeVisible()
    await expect(canvas.getByText(/^(Requested|Demandée)$/)).toBeVisible()
  },
}

/** A first request: all is new. */
export const First: Story = {
  name: 'K-029 First',
  args: { delivered: nothingChosen },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^6 /)).toBeVisible()
    await expect(rows(canvasElement)).toHaveLength(6)
    await expect(
      within(canvasElement).queryByText(/^(Delivered|Livrée)$/, { ignore: '[data-kind]' }),
    ).toBeNull()
  },
}

/** Requests are granted without a review. */
export const Automatic: Story = {
  args: { isAutomatic: true },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText(/approved automatically|approuvées automatiquement/),
    ).toBeVisible()
    await expect(within(canvasElement).queryByText(/We review|Nous examinons/)).toBeNull()
  },
}

/** One language more. */
export const OneLanguage: Story = {
  name: 'K-029 One language',
  args: {
    choice: { ...delivered, languages_voice_intent_commands: ['English - United States', 'Italian - Italy'] },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^1 (new language|nouvelle langue)$/)).toBeVisible()
    await expect(rows(canvasElement)).toHaveLength(1)
  },
}

/** The request contains nothing that is not there already. */
export const NothingChanged: Story = {
  name: 'F-039 Nothing changed',
  args: { choice: delivered },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/^(Nothing has changed|Rien n’a changé)$/)).toBeVisible()
    await expect(canvas.queryByRole('list')).toBeNull()
  },
}
