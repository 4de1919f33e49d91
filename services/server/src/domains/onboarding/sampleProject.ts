import { readFile } from 'node:fs/promises'
import { samplesFolder } from '../../config.js'

const english = `#BNF+EM V2.1;

!grammar First_steps;
!language "English (United States)";
!start <command>;

// Say one of these, or change them: a saved grammar is tested at once.
<command>: <light> | <robot>;
<light>: switch !tag(state, on | off) the light;
<robot>: go (forward | backward) !tag(distance, two | five | ten) meters;
`

const french = `#BNF+EM V2.1;

!grammar Premiers_pas;
!language "French (France)";
!start <commande>;

// Dites une de ces phrases, ou changez-les : une grammaire enregistrée s’essaie aussitôt.
<commande>: !tag(action, allume | éteins) la lumière [du salon];
`

/** The content of the sample project in each language: a model, a recording of one of its sentences, a test of it, and a wake word. */
export const sampleModels = [
  {
    locale: 'en-US',
    name: 'First steps',
    language: 'eng-US',
    grammar: english,
    recording: { file: 'go-forward-ten-meters.wav', sentence: 'go forward ten meters' },
    test: {
      name: 'First test',
      description: 'Run it: the recording is recognized and compared with its transcription.',
    },
    stored: {
      type: 'wake_word',
      name: 'First wake word',
      content: {
        positive_words: [{ text: 'Hello Halden' }],
        negative_words: [{ text: 'hello' }, { text: 'hello holder' }],
      },
    },
  },
  {
    locale: 'fr-FR',
    name: 'Premiers pas',
    language: 'fra-FR',
    grammar: french,
    recording: { file: 'eteins-la-lumiere-du-salon.wav', sentence: 'éteins la lumière du salon' },
    test: {
      name: 'Premier test',
      description: 'Lancez-le\u00a0: l’enregistrement est reconnu et comparé à sa transcription.',
    },
    stored: {
      type: 'wake_word',
      name: 'Premier mot de réveil',
      content: {
        positive_words: [{ text: 'Bonjour Magali' }],
        negative_words: [{ text: 'bonjour' }, { text: 'bonjour la galerie' }],
      },
    },
  },
] as const

export const readRecording = async (file: string) =>
  new Uint8Array(await readFile(new URL(file, samplesFolder)))
