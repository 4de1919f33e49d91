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
    'tone.wav': 'Only noise, no voice',
    'one-word.wav': 'Too short to be a sentence',
    'too-loud.wav': /^Too loud: [\d,]+ peaks are cut$/,
    'cut.wav': /^The voice (is already there when the recording begins|continues when the recording ends)$/,
    'half.wav': /^(What was said is not a sentence of the grammar|Not in the grammar\. Nearest sentence)$/,
    'other.wav': 'Recognized, but not sure enough',
  },
  Français: {
    'tone.wav': 'Du bruit, aucune voix',
    'one-word.wav': 'Trop court pour une phrase',
    'too-loud.wav': /^Trop fort\s: [\d\s]+ crêtes sont coupées$/,
    'cut.wav':
      /^La voix (est déjà là au début de l’enregistrement|continue quand l’enregistrement s’arrête)$/,
    'half.wav':
      /^(Ce qui a été dit n’est pas une phrase de la grammaire|Absente de la grammaire\. Phrase la plus proche)$/,
    'other.wav': 'Reconnue, mais pas assez sûre',
  },
}

for (const language of ['English', 'Français'] as const)
  test(`explains each reason of a refusal in a sentence, ${language}`, async ({ page }) => {
    await enter(page, aPerson())
    if (language !== 'English') await chooseLanguage(page, language)
    await createProject(page, 'Kiosk ticketing', `Halden Kiosks ${Date.now()}`)
    const studio = await openModel(page, 'Kiosk ticketing', kiosk)
    for (const name of Object.keys(recordings) as Recording[]) {
      await chooseRecording(studio, name, wavOf(recordings[name]))
      await expect(studio.getByRole('status').getByText(sentences[language][name]), name).toBeVisible()
    }
  })
