import { aPerson, createProject, enter } from './support/person.ts'
import { chooseLanguage } from './support/session.ts'
import { joined, louder, part, person, quiet, tone, wavOf } from './support/sounds.ts'
import { chooseRecording, openModel } from './support/studio.ts'
import { expect, test } from './support/test.ts'

const kiosk = {
  name: 'kiosk-en',
  language: 'eng-US',
  grammar:
    '#BNF+EM V2.1;\n!grammar kiosk;\n!start <order>;\n<order>: two tickets for (tonight | tomorrow) please;\n',
} as const

const firstWord = part(person, 0.45, 0.8)
const firstHalf = part(person, 0, 1.34)

/** None of them says a sentence of the grammar. */
const recordings = {
  'tone.wav': tone(2),
  'one-word.wav': joined(quiet(0.3), firstWord, quiet(0.4)),
  'too-loud.wav': louder(person, 9),
  'cut.wav': firstHalf,
  'half.wav': joined(quiet(0.5), firstHalf, quiet(0.5)),
  'other.wav': person,
}
type Recording = keyof typeof recordings

const sentences: Readonly<Record<'English' | 'Français', Readonly<Record<Recording, string | RegExp>>>> = {
  English: {
    'tone.wav': 'There is no voice in this recording, so nothing was compared with the grammar.',
    'one-word.wav': 'There is less voice in this recording than a sentence of the grammar takes.',
    'too-loud.wav': 'The recording is too loud: its peaks are cut.',
    'cut.wav': 'The voice is already there when the recording begins, or goes on when it ends.',
    'half.wav': 'What was said is no sentence of the grammar.',
    'other.wav': /^Heard “two tickets for (tonight|tomorrow) please” at [\d,]+, below 5,000\.$/,
  },
  Français: {
    'tone.wav': 'Il n’y a aucune voix dans cet enregistrement\u00a0: rien n’a été comparé à la grammaire.',
    'one-word.wav':
      'Il y a moins de voix dans cet enregistrement qu’il n’en faut pour une phrase de la grammaire.',
    'too-loud.wav': 'L’enregistrement est trop fort\u00a0: ses crêtes sont coupées.',
    'cut.wav': 'La voix est déjà là au début de l’enregistrement, ou continue à sa fin.',
    'half.wav': 'Ce qui a été dit n’est pas une phrase de la grammaire.',
    'other.wav': /^Entendu\s: «\stwo tickets for (tonight|tomorrow) please\s» à [\d\s]+, sous 5\s000\.$/,
  },
}

for (const language of ['English', 'Français'] as const)
  test(`each reason of a refusal is told in a sentence, ${language}`, async ({ page }) => {
    await enter(page, aPerson())
    if (language !== 'English') await chooseLanguage(page, language)
    await createProject(page, 'Kiosk ticketing', `Halden Kiosks ${Date.now()}`)
    const studio = await openModel(page, 'Kiosk ticketing', kiosk)
    for (const name of Object.keys(recordings) as Recording[]) {
      await chooseRecording(studio, name, wavOf(recordings[name]))
      await expect(studio.getByRole('status').getByText(sentences[language][name]), name).toBeVisible()
    }
  })
