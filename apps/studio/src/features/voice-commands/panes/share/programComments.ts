import type { Locale } from '@saywright/api/contract'

/** The comments of programs, without comment marks: each line unchanged. */
interface ProgramComments {
  readonly model: (name: string, language: string, settings: string) => string
  readonly slots: (names: string) => string
  readonly kit: readonly string[]
  readonly token: string
  readonly values: string
  readonly recording: string
  readonly build: string
  readonly manifest: string
  readonly answer: string
}

export const programComments: Readonly<Record<Locale, ProgramComments>> = {
  'en-US': {
    model: (name, language, settings) => `Model “${name}”, ${language}: ${settings}.`,
    slots: (names) => `Dynamic slots: ${names}.`,
    kit: [
      'Export the project in the studio, save it beside this program as export.tar.gz, and run: npm install @saywright/kit',
      'Then: node recognize.mjs command.wav',
    ],
    token: 'TOKEN is an access token with the scope tasks: the console makes one.',
    values: 'The values of the slots count for this call alone: nothing of the model is changed.',
    recording: 'Recognize a recording: WAV, mono, 16 bits, 16 kHz advised.',
    build: 'Build with: c++ -std=c++17 recognize.cpp -lcurl',
    manifest: 'The manifest needs: <uses-permission android:name="android.permission.INTERNET" />',
    answer: 'JSON: rejected, and hypotheses with text, confidence, intent and entities.',
  },
  'fr-FR': {
    model: (name, language, settings) => `Modèle « ${name} », ${language} : ${settings}.`,
    slots: (names) => `Listes dynamiques : ${names}.`,
    kit: [
      'Exportez le projet dans le studio, enregistrez-le à côté de ce programme sous export.tar.gz, et lancez : npm install @saywright/kit',
      'Puis : node recognize.mjs command.wav',
    ],
    token: 'TOKEN est un jeton d’accès de portée tasks : la console en crée.',
    values: 'Les valeurs des listes ne valent que pour cet appel : rien du modèle n’est changé.',
    recording: 'Reconnaître un enregistrement : WAV, mono, 16 bits, 16 kHz conseillés.',
    build: 'À compiler avec : c++ -std=c++17 recognize.cpp -lcurl',
    manifest: 'Le manifeste doit avoir : <uses-permission android:name="android.permission.INTERNET" />',
    answer: 'JSON : rejected, et hypotheses avec text, confidence, intent et entities.',
  },
}
