type Name = {
  readonly name: string
  /** Its retired names. */
  readonly retired: readonly string[]
  /** Where a retired name is right: the name of something else. */
  readonly kept?: readonly string[]
}
type Locale = 'en-US' | 'fr-FR'
/** A concept of the product: what it means, and its one name in each language. */
export type Term = Readonly<Record<Locale, Name>> & { readonly meaning: string }

type Sides = [en: string, meaning: string, retired: readonly string[], fr: string, retired: readonly string[]]
const term = (...[en, meaning, retired, fr, retiredFr]: Sides): Term => ({
  meaning,
  'en-US': { name: en, retired },
  'fr-FR': { name: fr, retired: retiredFr },
})

/** One name for each concept, at most 60 of them. */
export const glossary: readonly Term[] = [
  // Models and grammars
  term(
    'model',
    'What a speech engine works with: voice commands, wake words, a voice, an enhancer or voice prints.',
    [],
    'modèle',
    [],
  ),
  term('grammar', 'The text that lists the sentences of a voice-command model.', [], 'grammaire', []),
  term('rule', 'A named part of a grammar.', [], 'règle', []),
  term('intent', 'What a whole sentence asks for: the tag at its root.', [], 'intention', []),
  term('unit test', 'A set of recordings with the sentence expected of each.', [], 'test unitaire', []),
  term(
    'voice-command model',
    'A model that recognizes the commands of one grammar, in one language.',
    ['model for voice commands', 'model of voice commands'],
    'modèle de commandes vocales',
    [],
  ),
  term(
    'optional part',
    'A part of a sentence that may be spoken or left out: `!optional(…)`.',
    ['may be left out'],
    'partie facultative',
    [],
  ),
  {
    meaning: 'A place in a grammar whose values are given at run time.',
    'en-US': { name: 'dynamic slot', retired: [] },
    'fr-FR': {
      name: 'liste dynamique',
      retired: ['valeur dynamique', 'slot', 'créneau'],
      kept: ['slot nom'],
    },
  },
  {
    meaning: 'A name or value that a grammar attaches to its words; it tells the program what was meant.',
    'en-US': { name: 'tag', retired: [] },
    'fr-FR': {
      name: 'étiquette',
      retired: ['annotation'],
      kept: ['annotations de GitHub', 'annotations que GitHub'],
    },
  },
  term('syntax error', 'A place where a text is no valid grammar.', ['spelling error'], 'erreur de syntaxe', [
    'faute d’orthographe',
  ]),
  term(
    'assistant',
    'The part of the studio that proposes a grammar or a translation on request.',
    ['helper'],
    'assistant',
    ['aide à l’écriture'],
  ),
  term(
    'text generation service',
    'The configured server that writes the proposals of the assistant.',
    ['text service'],
    'service de génération de texte',
    ['service de texte'],
  ),
  // Speech
  term(
    'recording',
    'A stored audio file with its transcription.',
    ['audio sample', 'audio name'],
    'enregistrement',
    ['échantillon audio', 'nom de l’audio'],
  ),
  term(
    'transcription',
    'The sentence that is spoken in a recording.',
    ['what is written down', 'what was written down'],
    'transcription',
    [],
  ),
  {
    meaning: 'Said of a sentence that the speech engine found in the sound.',
    'en-US': { name: 'recognized', retired: ['heard'], kept: ['Heard & McDonald'] },
    'fr-FR': { name: 'reconnu', retired: ['entendu', 'entendue'] },
  },
  term(
    'confidence',
    'How well a sentence explains the sound, from 0 to 10000; 5000 is the point of acceptance.',
    ['certainty', 'how surely', 'how certain'],
    'confiance',
    ['certitude'],
  ),
  term('threshold', 'The confidence from which a sentence is accepted.', [], 'seuil', []),
  term(
    'false accept',
    'A sentence that was accepted although something else was spoken.',
    ['wrong but accepted', 'false acceptance'],
    'fausse acceptation',
    ['faux mais accepté'],
  ),
  term(
    'false reject',
    'A sentence that was spoken correctly and not accepted.',
    ['false rejection'],
    'faux rejet',
    [],
  ),
  term('wake word', 'A word that makes a device listen.', ['wakeword', 'hotword'], 'mot de réveil', [
    'mot d’éveil',
    'mot-clé d’activation',
  ]),
  term(
    'anti wake word',
    'A word that resembles the wake word and must not make the device listen.',
    ['negative word'],
    'mot à ignorer',
    ['anti-mot'],
  ),
  term('voice print', 'What identifies the voice of a person.', ['voiceprint'], 'empreinte vocale', []),
  term(
    'enrollment',
    'Making a voice print from the speech of a person.',
    ['enrolment', 'enrol'],
    'enrôlement',
    [],
  ),
  term(
    'passphrase',
    'The fixed sentence that a person speaks to be recognized by voice.',
    ['secret phrase', 'pass phrase'],
    'phrase de passe',
    ['phrase secrète'],
  ),
  term(
    'speech recognition',
    'Finding the sentence in a sound.',
    ['voice recognition'],
    'reconnaissance vocale',
    ['reconnaissance de la parole'],
  ),
  term(
    'speech engine',
    'The software that recognizes or speaks.',
    ['recognition engine', 'voice engine'],
    'moteur vocal',
    [],
  ),
  term('voice synthesis', 'Speaking a text.', ['speech synthesis', 'text-to-speech'], 'synthèse vocale', [
    'synthèse de la parole',
  ]),
  term(
    'speech enhancement',
    'Removing echo and noise from speech.',
    ['voice enhancement'],
    'amélioration de la parole',
    ['rehaussement'],
  ),
  // Projects and their technologies
  term(
    'project',
    'The work of an organization on one product: its models, people, files and deliveries.',
    [],
    'projet',
    [],
  ),
  term(
    'technology',
    'What can be delivered to a project: recognition, synthesis, wake words and others.',
    [],
    'technologie',
    [],
  ),
  term(
    'delivery',
    'A technology in its languages, given to a project until a date or for good.',
    [],
    'livraison',
    [],
  ),
  term('evaluation', 'The time for which a project may try what was delivered.', [], 'évaluation', []),
  term('export', 'An archive of the sources of models for a device.', [], 'export', []),
  term('use case', 'What a project uses speech for; a request names one or more.', [], 'cas d’usage', [
    'cas d’utilisation',
  ]),
  term(
    'sample project',
    'A ready-made project for a first try.',
    ['example project', 'demo project'],
    'projet d’exemple',
    ['projet exemple', 'projet de démonstration'],
  ),
  term(
    'request',
    'What a project asks of staff: technologies and languages to be delivered.',
    ['deal'],
    'demande',
    ['requête de ressources'],
  ),
  term(
    'license',
    'The right of an account to use delivered resources; its key opens the packages.',
    ['licence'],
    'licence',
    ['clef de licence'],
  ),
  term('build', 'A run of a build system that downloads packages and uses a project.', [], 'compilation', [
    'construction continue',
    'build',
  ]),
  // Work
  term(
    'background task',
    'Work on the server that goes on while people do something else: exports, unit tests.',
    [],
    'tâche en arrière-plan',
    ['tâche de fond'],
  ),
  term(
    'queued',
    'Said of a task that waits for others to end.',
    ['waits for its turn', 'wait for their turn'],
    'en file d’attente',
    ['attend son tour'],
  ),
  term(
    'abandoned',
    'Said of a task that failed as often as its queue allows.',
    ['given up', 'gave up'],
    'abandonné',
    [],
  ),
  term('exit code', 'The number with which the command line ends: 0, 1, 2 or 3.', [], 'code de retour', [
    'code de fin',
  ]),
  term('standard input', 'The stream from which a command reads text.', [], 'entrée standard', [
    'par un tube',
  ]),
  // People
  {
    meaning: 'A person in an organization or a project, with a role.',
    'en-US': { name: 'member', retired: ['user', 'teammate'], kept: ['end user'] },
    'fr-FR': {
      name: 'membre',
      retired: ['utilisateur', 'utilisatrice', 'coéquipier'],
      kept: ['utilisateurs finaux', 'vos utilisateurs', 'entreprise utilisatrice'],
    },
  },
  term('staff', 'The people who run the installation and decide requests.', [], 'équipe interne', [
    'espace de l’équipe',
  ]),
  term(
    'remove (a person)',
    'To end the membership of a person in an organization or a project.',
    ['detach'],
    'retirer (une personne)',
    ['détacher'],
  ),
  term(
    'transfer (an organization)',
    'To make another member its administrator and owner of its projects.',
    ['hand over'],
    'transférer (une organisation)',
    ['confier'],
  ),
  term('organization', 'A company with members, domains and projects.', ['organisation'], 'organisation', []),
  term('sales', 'The people who sell licenses.', [], 'service commercial', ['les ventes']),
  term('someone', 'One person, whoever it is.', ['somebody'], 'quelqu’un', []),
  term('everyone', 'All people.', ['everybody'], 'tout le monde', []),
  term(
    'notified',
    'Said of a person who gets a notification.',
    ['is told', 'are told', 'was told', 'hear of'],
    'averti',
    [],
  ),
  // Accounts
  term(
    'log in',
    'To prove who one is and begin a session.',
    ['sign in', 'sign up', 'sign out', 'log on'],
    'se connecter',
    ['s’identifier', 'se loguer'],
  ),
  term(
    'access token',
    'A secret with scopes, by which a program calls the API for its owner.',
    ['api key'],
    'jeton d’accès',
    ['clé d’API', 'token'],
  ),
  term('passkey', 'A key on a device that logs a person in without a password.', [], 'clé d’accès', [
    'passkey',
  ]),
  term(
    'two-factor authentication',
    'A login that asks for a password and a code of an authenticator app.',
    ['two-step verification', '2fa'],
    'double authentification',
    ['authentification à deux facteurs'],
  ),
  term(
    'recovery code',
    'A code that replaces the authenticator app once.',
    ['backup code'],
    'code de secours',
    ['code de récupération'],
  ),
  term('settings', 'What a person can choose about a model, an account or an organization.', [], 'réglages', [
    'paramètre',
  ]),
  // Actions
  term('continue', 'To go to the next step.', ['go on', 'goes on', 'went on'], 'continuer', []),
  term('bug', 'A fault of the product.', [], 'bug', ['anomalie', 'bogue']),
]

/** Matches a retired name as separate words, each in the singular or plural. */
function patternOf(name: string): RegExp {
  const words = name.split(' ').map((word) => `${word.replace(/s$/u, '')}s?`)
  return new RegExp(`(?<![\\p{L}\\d_@!-])${words.join('[ \\u00a0]')}(?![\\p{L}\\d_-])`, 'iu')
}

const rulesOf = (locale: Locale) =>
  glossary.map((entry) => ({
    name: entry[locale].name,
    kept: entry[locale].kept ?? [],
    patterns: entry[locale].retired.map(patternOf),
  }))
const rules = { 'en-US': rulesOf('en-US'), 'fr-FR': rulesOf('fr-FR') }

/** The names to write instead of the retired ones of a text. */
export function namesInstead(text: string, locale: Locale): string[] {
  return rules[locale]
    .filter(({ patterns, kept }) => {
      const rest = kept.reduce((before, name) => before.replaceAll(new RegExp(name, 'giu'), ''), text)
      return patterns.some((pattern) => pattern.test(rest))
    })
    .map(({ name }) => name)
}
